import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What this place is for, and what brings the first row. */
  text: ReactNode
  /** One button or link at most. */
  action?: ReactNode
}

/** Stands where rows will stand. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="border-y border-hairline py-12">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 max-w-measure text-soft">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
