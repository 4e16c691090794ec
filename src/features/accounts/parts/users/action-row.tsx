import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What it does, in a sentence. */
  text: string
  /** Its button. */
  children: ReactNode
}

/** One thing that can be done, with its button at the end of the row. */
export function ActionRow({ title, text, children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline py-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="mt-0.5 text-[0.9375rem] text-soft">{text}</p>
      </div>
      {children}
    </li>
  )
}
