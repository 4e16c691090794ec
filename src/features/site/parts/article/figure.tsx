import type { ReactNode } from 'react'

type Props = {
  title: string
  caption: string
  /** The drawing, an inline SVG hidden from assistive technology: `children` say the same. */
  drawing: ReactNode
  /** The text twin: a table or a list with everything the drawing shows. */
  children: ReactNode
}

/** A drawn figure and its twin in words. */
export function Figure({ title, caption, drawing, children }: Props) {
  return (
    <figure className="article-figure">
      <div className="article-drawing">{drawing}</div>
      <figcaption>
        <strong>{title}</strong> {caption}
      </figcaption>
      <details>
        <summary>This figure in words</summary>
        {children}
      </details>
    </figure>
  )
}
