import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AgencyBusinessList } from '#src/features/businesses/parts/agency-business-list.tsx'
import { AgencyOnboardings } from '#src/features/onboarding/public.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { SearchField } from '#src/ui/search-field.tsx'

export const meta = () => screenHead('/admin/businesses')

/** What the address asks for, in the API's words; a page that makes no sense is the first. */
function queryOf(address: URLSearchParams): URLSearchParams {
  const [q, page] = [(address.get('q') ?? '').slice(0, 100), address.get('page') ?? '']
  return new URLSearchParams({ ...(q !== '' && { q }), ...(/^[1-9]\d{0,5}$/.test(page) && { page }) })
}

function Waiting() {
  const [page, setPage] = useState(1)
  const query = new URLSearchParams({ waiting: 'yes', page: String(page) })
  return (
    <AppSection id="waiting" title="Waiting for us" lead="With a location that is complete and not active yet.">
      <AgencyBusinessList query={query} of="businesses that wait" empty="Nobody waits." onPage={setPage} />
    </AppSection>
  )
}

export default function AdminBusinessesPage() {
  const [address, setAddress] = useSearchParams()
  const query = queryOf(address)
  const search = useCallback(
    (q: string) => setAddress(q.trim() === '' ? {} : { q: q.trim() }, { replace: true, preventScrollReset: true }),
    [setAddress],
  )

  function turn(page: number): void {
    const next = new URLSearchParams(query)
    next.set('page', String(page))
    setAddress(next, { preventScrollReset: true })
  }

  return (
    <div className="grid gap-12">
      <AppHeading title="Businesses" lead="The businesses of your clients, with their locations and people." />
      <Waiting />
      <AgencyOnboardings />
      <AppSection id="all" title="All businesses">
        <search className="block max-w-md py-4">
          <SearchField
            value={query.get('q') ?? ''}
            onSearch={search}
            placeholder="Name or legal name"
            maxLength={100}
          />
        </search>
        <AgencyBusinessList
          query={query}
          of="businesses"
          empty={
            query.has('q') ? 'No business is called that.' : 'A business stands here once a client has told us of it.'
          }
          onPage={turn}
        />
      </AppSection>
    </div>
  )
}
