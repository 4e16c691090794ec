/** What is wrong with something that is not a single field; it takes the focus after a save that did not work. */
export function FormFault({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p role="alert" data-fault tabIndex={-1} className="text-[0.9375rem] font-semibold text-clay outline-offset-4">
      {children}
    </p>
  )
}
