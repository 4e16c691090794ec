import type { ReactNode } from 'react'

type Props = {
  /** Of its heading: the place a link with a fragment leads to. */
  id: string
  title: string
  lead: ReactNode
  children: ReactNode
}

/** One matter of the account: what it is on one side, what can be done on the other. */
export function SettingsPart({ id, title, lead, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-x-12 gap-y-6 border-t border-hairline py-10 lg:grid-cols-[16rem_minmax(0,36rem)]"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="text-[1.25rem] leading-tight outline-none">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-[0.9375rem] text-soft">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
