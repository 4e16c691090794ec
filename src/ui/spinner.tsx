/** Shown in the centre of the window while a page loads. */
export function Spinner() {
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-items-center bg-paper/70">
      <span className="size-10 motion-safe:animate-spin rounded-full border-4 border-hairline border-t-lamp" />
      <span className="sr-only">Loading</span>
    </div>
  )
}
