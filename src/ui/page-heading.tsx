import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  lead: ReactNode
  /** Actions under the lead. */
  children?: ReactNode
  /** Drawn beside the words on wide screens, below them on narrow ones. */
  picture?: ReactNode
}

/** The top of a page: its one h1, what it is about, what to do, and its picture. */
export function PageHeading({ title, lead, children, picture }: Props) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-10 px-5 pt-12 pb-16 sm:px-8 md:pt-16 md:pb-20 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <h1>{title}</h1>
        <p className="lead mt-6">{lead}</p>
        {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      </div>
      {picture}
    </div>
  )
}
