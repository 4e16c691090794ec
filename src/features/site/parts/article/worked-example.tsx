import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A case with numbers that add up. The people and the shop in it are made up, and it says so. */
export function WorkedExample({ title, children }: Props) {
  return (
    <section className="article-example">
      <p className="eyebrow">Worked example, with a made-up shop</p>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
