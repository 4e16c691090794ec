import { Link } from 'react-router'
import { LackingLinks } from '#src/features/onboarding/parts/lacking-links.tsx'
import type { CheckedLocation } from '#src/features/onboarding/parts/onboarding-queries.ts'

const line = 'flex flex-wrap items-center gap-x-5 text-[0.9375rem]'

/** As many wishes as one line takes; the location's own screen lists all. */
const mostWished = 4

/** Locations with how much of each is told, what is required and what would help. */
export function CheckedLocations({ locations }: { locations: readonly CheckedLocation[] }) {
  return (
    <ul className="border-t border-hairline">
      {locations.map(({ id, name, city, state, percent, required, missing }) => (
        <li key={id} className="border-b border-hairline py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-6">
            <Link
              to={`/client/locations/${id}`}
              className="inline-flex min-h-11 items-center font-semibold no-underline wrap-anywhere hover:underline"
            >
              {[name, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
            </Link>
            <span className="text-[0.9375rem] tabular-nums">{percent}% complete</span>
          </p>
          {required.length > 0 && (
            <p className={line}>
              <span className="font-semibold text-clay">Required:</span>
              <LackingLinks location_id={id} location={name} fields={required} />
            </p>
          )}
          {missing.length > 0 && (
            <p className={line}>
              <span className="text-soft">Would help:</span>
              <LackingLinks location_id={id} location={name} fields={missing.slice(0, mostWished)} />
            </p>
          )}
          {percent === 100 && <p className="text-[0.9375rem] text-soft">Nothing is missing.</p>}
        </li>
      ))}
    </ul>
  )
}
