import type { ReactNode } from 'react'

/** Terms and what they are now, one a row. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="border-t border-ink">{children}</dl>
}

type Props = {
  term: string
  children: ReactNode
  /** Where it comes from, or what it means. */
  note?: ReactNode
}

export function Fact({ term, children, note }: Props) {
  return (
    <div className="grid gap-x-6 border-b border-hairline py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-[0.9375rem] text-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <span className="tabular-nums">{children}</span>
        {note && <span className="block text-sm text-soft">{note}</span>}
      </dd>
    </div>
  )
}
