import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Business, BusinessGate, withBusiness } from '#src/features/businesses/public.tsx'
import { GroupListDialog } from '#src/features/locations/parts/groups/list-dialog.tsx'
import { ListOfLocations } from '#src/features/locations/parts/list/list-of-locations.tsx'
import { listOptions } from '#src/features/locations/parts/list/queries.ts'
import { useListView } from '#src/features/locations/parts/list/use-view.ts'
import { filterQuery, isFiltered } from '#src/features/locations/parts/list/view.ts'
import { DownloadButton, screenHead, useTimeZone } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'

export const meta = () => screenHead('/client/locations')

function Actions({ id, role, scope, csv }: Pick<Business, 'id' | 'role' | 'scope'> & { csv: string }) {
  const [open, setOpen] = useState(false)
  const may_add = role !== 'viewer' && scope === 'all'
  return (
    <div className="flex flex-wrap gap-3">
      <DownloadButton path={csv} file_name="locations.csv" />
      {may_add && (
        <>
          <Button tone="outline" onClick={() => setOpen(true)}>
            Groups
          </Button>
          <ButtonLink tone="outline" to={withBusiness('/client/locations/import', id)}>
            Import
          </ButtonLink>
          <ButtonLink to={withBusiness('/client/locations/new', id)}>Add a location</ButtonLink>
          <GroupListDialog business_id={id} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </div>
  )
}

function Locations({ business }: { business: Business }) {
  const time_zone = useTimeZone()
  const listView = useListView()
  const { data } = useQuery(listOptions(business.id, listView.view))
  const is_empty = data?.total === 0 && !isFiltered(listView.view)
  const csv = `/api/locations/csv?${filterQuery(business.id, listView.view)}`
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Locations"
        lead="Each shop, office or service area, with what we publish about it and the state of its plan."
        action={!is_empty && <Actions {...business} csv={csv} />}
      />
      <ListOfLocations
        {...listView}
        business_id={business.id}
        sees_all={business.scope === 'all'}
        time_zone={time_zone}
      />
    </div>
  )
}

export default function LocationsPage() {
  return <BusinessGate>{business => <Locations business={business} />}</BusinessGate>
}
