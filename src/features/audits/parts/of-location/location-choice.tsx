import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { listOptions, PlanBadge, placeOf, plainView } from '#src/features/locations/public.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { SearchField } from '#src/ui/search-field.tsx'

const seoPath = (location_id: string) => `/client/location-seo?${new URLSearchParams({ location: location_id })}`

const longestSearch = 100

/** Which location the screen is about: the only one is taken without a word. */
export function LocationChoice({ business_id }: { business_id: string }) {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(listOptions(business_id, { ...plainView, q, page }))
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Location SEO"
        lead="What the website of a location tells people and search engines, what to fix on it, and whether it says the same as our record."
      />
      <ReadBlock query={query} what="Your locations">
        {({ locations, total, size }) => {
          const [only] = locations
          if (only && total === 1 && q === '') return <Navigate to={seoPath(only.id)} replace state={{ only: true }} />
          if (total === 0 && q === '') {
            return (
              <EmptyState
                title="No location yet"
                text="Each location has its own website or page, and its own check. Add your first location to begin."
                action={<ButtonLink to={withBusiness('/client/locations/new', business_id)}>Add a location</ButtonLink>}
              />
            )
          }
          return (
            <div className="grid gap-4">
              <SearchField
                value={q}
                onSearch={search => {
                  setQ(search)
                  setPage(1)
                }}
                placeholder="Name, city or store code"
                maxLength={longestSearch}
              />
              {total === 0 && <p className="border-y border-hairline py-5 text-soft">No location fits that.</p>}
              <ul className="border-t border-hairline">
                {locations.map(location => (
                  <li
                    key={location.id}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3.5"
                  >
                    <span className="min-w-0">
                      <Link to={seoPath(location.id)} className="prose-link font-semibold wrap-anywhere">
                        {location.name}
                      </Link>
                      <span className="block text-sm text-soft wrap-anywhere">
                        {placeOf(location) || 'No address yet'}
                      </span>
                    </span>
                    <PlanBadge status={location.subscription_status} />
                  </li>
                ))}
              </ul>
              {total > size && (
                <div className="flex justify-end">
                  <Pagination of="locations" page={page} page_size={size} total={total} onPage={setPage} />
                </div>
              )}
            </div>
          )
        }}
      </ReadBlock>
    </div>
  )
}
