import type { ReactNode } from 'react'

type Props = {
  /** Of its heading: the place a link with a fragment leads to. */
  id: string
  title: string
  /** What stands here, where the title does not say it. */
  lead?: ReactNode
  /** A quiet link at the right. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a screen: its heading on a hairline, and what belongs to it. */
export function AppSection({ id, title, lead, aside, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline pb-3">
        <h2 id={id} tabIndex={-1} className="text-[1.25rem] leading-tight outline-none">
          {title}
        </h2>
        {aside}
        {lead && <p className="w-full max-w-measure text-[0.9375rem] text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
