import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedLocation, listOptions } from '#src/features/locations/parts/list/queries.ts'
import { plainView } from '#src/features/locations/parts/list/view.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { Button } from '#src/ui/button.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { AgencyActivateDialog } from './activate-dialog.tsx'
import { AgencyLocationRow } from './location-row.tsx'
import { AgencySetDialog, type Setting } from './set-dialog.tsx'

type Props = {
  business_id: string
  id: string
  title: string
  status: string
  empty: string
  onSet: (setting: Setting) => void
  /** Where all that a page shows can be activated at once. */
  onActivate?: (locations: readonly ListedLocation[]) => void
}

/** A client's locations of one status, or of all, with what the agency sets by hand. */
function LocationsIn({ business_id, id, title, status, empty, onSet, onActivate }: Props) {
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
              {onActivate && locations.length > 1 && (
                <div className="flex justify-end border-b border-hairline py-3">
                  <Button tone="outline" onClick={() => onActivate(locations)}>
                    Activate these {locations.length}
                  </Button>
                </div>
              )}
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
  const [activating, setActivating] = useState<readonly ListedLocation[]>([])
  return (
    <>
      <LocationsIn
        business_id={business_id}
        id="waiting"
        title="Waiting for us"
        status="pending_review"
        empty="None. A location waits here once everything required is told."
        onSet={setSetting}
        onActivate={setActivating}
      />
      <LocationsIn
        business_id={business_id}
        id="all-locations"
        title="All locations"
        status=""
        empty="This business has no location yet."
        onSet={setSetting}
      />
      <AgencyActivateDialog business_id={business_id} locations={activating} onClose={() => setActivating([])} />
      <AgencySetDialog setting={setting} onClose={() => setSetting(undefined)} />
    </>
  )
}
