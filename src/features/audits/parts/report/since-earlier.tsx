import type { PresentedReport } from '#src/features/audits/schema.ts'
import { longDate } from '#src/ui/long-date.ts'
import { Section } from '#src/ui/section.tsx'

type Named = readonly { id: string; title: string }[]

function Titles({ title, none, items }: { title: string; none: string; items: Named }) {
  return (
    <div>
      <h3 className="border-t-2 border-ink pt-4">{title}</h3>
      {items.length === 0 && <p className="mt-3 text-soft">{none}</p>}
      <ul className="mt-3">
        {items.map(item => (
          <li key={item.id} className="border-b border-hairline py-2">
            {item.title}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What came and went between two checks of the same site. */
export function SinceEarlier({ earlier }: { earlier: NonNullable<PresentedReport['earlier']> }) {
  return (
    <Section labelledBy="since">
      <h2 id="since">Since {longDate(earlier.finished_at)}</h2>
      <p className="lead mt-3 mb-8">
        That is when this site was last checked here. The scores of then stand in the table above.
      </p>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Titles title="Gone since then" none="Nothing that we found then is gone." items={earlier.fixed} />
        <Titles title="New since then" none="Nothing new was found." items={earlier.appeared} />
      </div>
    </Section>
  )
}
