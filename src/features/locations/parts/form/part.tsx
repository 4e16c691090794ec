import type { ReactNode } from 'react'

type Props = { id: string; title: string; lead?: string; children: ReactNode }

/** One matter of the form under its own heading. */
export function FormPart({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-hairline py-8">
      <div>
        <h2 id={id} tabIndex={-1} className="text-[1.25rem] leading-tight outline-none">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-measure text-[0.9375rem] text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
