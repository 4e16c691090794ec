import { NavLink } from 'react-router'
import { LocationStanding } from '#src/features/locations/parts/list/status.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import type { LocationDetail } from './queries.ts'

type Location = LocationDetail['location']

const tabs = [
  { to: '', name: 'Overview' },
  { to: 'info', name: 'Business info' },
  { to: 'photos', name: 'Photos' },
  { to: 'activity', name: 'Activity' },
  { to: 'subscription', name: 'Subscription' },
]

/** "118 W Adams St, Jacksonville, FL 32202", or what stands for it where nobody may see the address. */
function whereWords({ business_type, address_line_1, address_line_2, city, state, zip }: Location): string {
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (business_type === 'service_area') return town ? `Service area around ${town}` : 'Service area'
  return [address_line_1, address_line_2, town].filter(Boolean).join(', ') || 'No address yet'
}

/** What the location is called, where it is and how it stands, above the tabs that lead to its parts. */
export function DetailHeader({ location }: { location: Location }) {
  const seo = { to: `/client/location-seo?location=${location.id}`, name: 'SEO' }
  return (
    <div className="grid gap-4">
      <AppHeading title={location.name} lead={whereWords(location)} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem]">
        <LocationStanding {...location} />
        {location.store_code !== '' && <span className="text-soft wrap-anywhere">Code {location.store_code}</span>}
      </p>
      <nav aria-label="This location" className="border-b border-hairline">
        <ul className="flex flex-wrap gap-x-6">
          {[...tabs, seo].map(({ to, name }) => (
            <li key={name}>
              <NavLink
                to={to}
                end
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap no-underline hover:border-hairline aria-[current=page]:border-harbour aria-[current=page]:font-bold"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
