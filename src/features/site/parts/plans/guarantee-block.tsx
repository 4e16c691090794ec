import { guarantee } from '#src/content/claims.ts'
import { guaranteeTerms } from '#src/content/guarantee-terms.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

const days = [
  { day: 'Day 1', text: 'First payment. We ask for access and record where you stand.' },
  { day: 'Day 14', text: 'By now you have given us access.' },
  { day: `Day ${guarantee.days}`, text: 'We compare and send you the figures.' },
  { day: 'Day 120', text: 'Last day to claim.' },
]

/** The days that count, from the first payment to the last day for a claim. */
function GuaranteeDays() {
  return (
    <ol className="mt-8">
      {days.map(({ day, text }) => (
        <li key={day} className="relative border-l-2 border-harbour pb-6 pl-6 last:border-transparent last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[9px] size-4 rounded-full border-2 border-harbour bg-lamp"
          />
          <span className="font-semibold">{day}</span>
          <span className="block text-soft">{text}</span>
        </li>
      ))}
    </ol>
  )
}

/** The guarantee with all of its conditions beside it, in the same size. */
export function GuaranteeBlock() {
  return (
    <Section tone="sunk" labelledBy="guarantee">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="guarantee">{guarantee.title}</h2>
          <p className="mt-4">{guarantee.text}</p>
          <GuaranteeDays />
        </div>
        <div>
          <dl className="border-t border-ink">
            {guaranteeTerms.map(term => (
              <div key={term.title} className="border-b border-hairline py-4">
                <dt className="font-semibold">{term.title}</dt>
                <dd className="mt-1">{term.text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            The same conditions stand in the{' '}
            <SiteLink to="/terms#guarantee" className="prose-link">
              terms
            </SiteLink>
            .
          </p>
        </div>
      </div>
    </Section>
  )
}
