import { dominatorNotes, plans } from '#src/content/plans.ts'
import { Section } from '#src/ui/section.tsx'
import { PlanCard } from './plan-card.tsx'

/** The three plans side by side, and under them what the stars in DOMINATOR stand for. */
export function PlanCards() {
  return (
    <Section tone="sunk" labelledBy="plans">
      <h2 id="plans">Three plans, priced per location</h2>
      <p className="mt-4 max-w-measure text-soft">
        Paid by the month, and you can cancel in any month. Have several shops? Each one can have its own plan.
      </p>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        {plans.map(plan => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-x-10 gap-y-4 border-t border-hairline pt-6 md:grid-cols-[1fr_2fr]">
        <h3>About DOMINATOR</h3>
        <div className="space-y-3">
          {dominatorNotes.map(note => (
            <p key={note.mark} className="flex gap-3">
              <span className="w-5 shrink-0 font-bold">{note.mark}</span>
              {note.text}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
