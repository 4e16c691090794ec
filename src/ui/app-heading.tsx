import type { ReactNode } from 'react'

type Props = {
  title: string
  /** One or two sentences on what stands here. */
  lead?: ReactNode
  /** The one primary action of the screen. */
  action?: ReactNode
}

/** The top of a screen of the app: its one h1 and what it is about. */
export function AppHeading({ title, lead, action }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-[52rem] [overflow-wrap:anywhere]">
        <h1 tabIndex={-1} className="outline-none text-[clamp(1.625rem,1.35rem+1.2vw,2.125rem)] leading-tight">
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-measure text-soft">{lead}</p>}
      </div>
      {action}
    </div>
  )
}
