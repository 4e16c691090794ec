import { Link, useLocation } from 'react-router'
import type { BusinessPage } from '#src/features/businesses/parts/business-queries.ts'
import { withBusiness } from '#src/features/businesses/parts/chosen-business.ts'
import { AppHeading } from '#src/ui/app-heading.tsx'

/** For people with several businesses: which of them this screen is to be about. */
export function BusinessChooser({ businesses }: { businesses: BusinessPage['businesses'] }) {
  const { pathname } = useLocation()
  return (
    <div className="grid gap-8">
      <AppHeading title="Which business?" lead="You belong to several. Choose the one you want to work on." />
      <ul className="border-t border-hairline">
        {businesses.map(({ id, trade_name, locations }) => (
          <li key={id} className="border-b border-hairline">
            <Link
              to={withBusiness(pathname, id)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2 no-underline hover:underline"
            >
              <span className="font-semibold wrap-anywhere">{trade_name}</span>
              <span className="text-sm text-soft">{locations === 1 ? '1 location' : `${locations} locations`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
