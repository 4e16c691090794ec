import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A list of things to do with boxes to tick by hand. Printed, it has a page of its own. */
export function Checklist({ title, children }: Props) {
  return (
    <section className="article-checklist" aria-labelledby="checklist">
      <h2 id="checklist">{title}</h2>
      <p className="print:hidden">Print this page, and the list comes out on a sheet of its own.</p>
      {children}
    </section>
  )
}
