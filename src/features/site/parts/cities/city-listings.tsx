import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { stateListings } from '#src/content/state-listings.ts'
import type { State } from '#src/content/states.ts'
import { Section } from '#src/ui/section.tsx'

type Props = { name: string; state: State; guide: CityGuide }

/** Where a shop of a city belongs besides the big maps, and what we would do first. */
export function CityListings({ name, state, guide }: Props) {
  return (
    <Section labelledBy="listings">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="listings">Where a shop in {name} belongs</h2>
          <p className="mt-5 max-w-measure text-soft">
            The big maps come first. After them, these: others copy from them, and neighbors look there.
          </p>
          <ul className="mt-5 border-t border-hairline">
            {[...guide.listings, ...stateListings[state.code]].map(listing => (
              <li key={listing.url} className="border-b border-hairline py-3">
                <a href={listing.url} className="prose-link inline-block min-h-6 font-semibold">
                  {listing.name}
                </a>
                <span className="block text-soft">{listing.for_whom}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 id="first-steps">What we would do first</h2>
          <ol aria-labelledby="first-steps" className="mt-5 border-t border-hairline">
            {guide.first_steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2rem_1fr] border-b border-hairline py-4">
                <span aria-hidden="true" className="font-display text-xl text-harbour tabular-nums">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
