import { CorrectedValue } from '#src/features/site/parts/corrected-value.tsx'
import { Sheet } from '#src/ui/sheet.tsx'

const entries = [
  {
    place: 'Google Business Profile',
    was: '555-0124',
    is: '555-0188',
    login: 'You, as owner',
    checked: 'Nov 3',
    leaving: 'Stays. Our access is removed.',
  },
  {
    place: 'Apple Maps',
    was: 'Saturday closed',
    is: 'Saturday 9 to 1',
    login: 'Your account',
    checked: 'Nov 5',
    leaving: 'Stays. You have the login.',
  },
  {
    place: 'Yellow Pages',
    was: 'two entries',
    is: 'one entry',
    login: 'Opened in your name',
    checked: 'Nov 12',
    leaving: 'Stays. Password handed over.',
  },
]

/** The record kept for each directory: before, after, whose login it is, and what happens on the day the client leaves. */
export function ListingLedger() {
  return (
    <Sheet caption="Listing record, Wells Roofing" note="Example">
      <ul>
        {entries.map(entry => (
          <li key={entry.place} className="border-b border-hairline px-5 py-4 last:border-0">
            <h3 className="font-sans text-base tracking-normal">{entry.place}</h3>
            <dl className="mt-2 grid gap-x-8 gap-y-2 text-[0.9375rem] sm:grid-cols-2 lg:grid-cols-[2fr_1.2fr_0.8fr_1.6fr] [&_dt]:text-sm [&_dt]:text-soft">
              <div>
                <dt>Before and after</dt>
                <dd>
                  <CorrectedValue was={entry.was} is={entry.is} />
                </dd>
              </div>
              <div>
                <dt>Whose login</dt>
                <dd>{entry.login}</dd>
              </div>
              <div>
                <dt>Checked</dt>
                <dd>{entry.checked}</dd>
              </div>
              <div>
                <dt>If you leave</dt>
                <dd>{entry.leaving}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
