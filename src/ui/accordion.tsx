import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** Address of the content: a link to it opens the accordion, since browsers reveal what a fragment points at. */
  id?: string
  children: ReactNode
}

/** A native disclosure: works without script and by keyboard; several may be open at once. */
export function Accordion({ title, id, children }: Props) {
  return (
    <details className="accordion">
      <summary>{title}</summary>
      <div id={id}>{children}</div>
    </details>
  )
}
