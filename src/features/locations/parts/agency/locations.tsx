import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOptions } from '#src/features/locations/parts/list/queries.ts'
import { plainView } from '#src/features/locations/parts/list/view.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { AgencyLocationRow } from './location-row.tsx'
import { AgencySetDialog, type Setting } from './set-dialog.tsx'

type Props = {
  business_id: string
  id: string
  title: string
  status: string
  empty: string
  onSet: (setting: Setting) => void
}

/** A client's locations of one status, or of all, with what the agency sets by hand. */
function LocationsIn({ business_id, id, title, status, empty, onSet }: Props) {
  const [page, setPage] = useState(1)
  const query = useQuery(listOptions(business_id, { ...plainView, status, page }))
  return (
    <AppSection id={id} title={title}>
      <ReadBlock query={query} what="The locations">
        {({ locations, total, size }) =>
          total === 0 ? (
            <p className="py-5 text-soft">{empty}</p>
          ) : (
            <>
              <ul>
                {locations.map(location => (
                  <AgencyLocationRow key={location.id} location={location} onSet={set => onSet({ location, set })} />
                ))}
              </ul>
              {total > size && (
                <div className="mt-4 flex justify-end">
                  <Pagination of="locations" page={page} page_size={size} total={total} onPage={setPage} />
                </div>
              )}
            </>
          )
        }
      </ReadBlock>
    </AppSection>
  )
}

/**
 * The locations of a client, those that wait for the agency first. The dialog belongs to the lists, not to a row:
 * a row leaves its list when the list is read again, and would take with it what is being typed.
 */
export function AgencyLocations({ business_id }: { business_id: string }) {
  const [setting, setSetting] = useState<Setting>()
  return (
    <>
      <LocationsIn
        business_id={business_id}
        id="waiting"
        title="Waiting for us"
        status="pending_review"
        empty="None. A location waits here once everything required is told."
        onSet={setSetting}
      />
      <LocationsIn
        business_id={business_id}
        id="all-locations"
        title="All locations"
        status=""
        empty="This business has no location yet."
        onSet={setSetting}
      />
      <AgencySetDialog setting={setting} onClose={() => setSetting(undefined)} />
    </>
  )
}
