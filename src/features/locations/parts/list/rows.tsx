import { lazy, Suspense } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { NoSuchPage } from '#src/ui/no-such-page.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ListCards } from './cards.tsx'
import { readColumns } from './columns.ts'
import { ListPages } from './pages.tsx'
import type { LocationList } from './queries.ts'
import { ListTable } from './table.tsx'
import type { Selection } from './use-selection.ts'
import type { ListView } from './view.ts'

const LocationMap = lazy(() => import('#src/features/locations/parts/map/map-of-locations.tsx'))

type Props = {
  business_id: string
  list: LocationList
  view: ListView
  time_zone: string
  selection: Selection | undefined
  onChange: (over: Partial<ListView>) => void
}

function NoRows({ total, onFirst }: { total: number; onFirst: () => void }) {
  if (total > 0) return <NoSuchPage onFirst={onFirst} />
  return <EmptyState title="Nothing matches" text="No location fits this search and these filters." />
}

/** One page of locations in the shape that the address asks for; a map has the same page below it as a table. */
export function ListRows({ business_id, list, view, time_zone, selection, onChange }: Props) {
  const { locations, total } = list
  if (locations.length === 0) return <NoRows total={total} onFirst={() => onChange({ page: 1 })} />
  return (
    <>
      {view.view === 'map' && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <LocationMap business_id={business_id} filter={view} total={total} />
        </Suspense>
      )}
      {view.view === 'cards' ? (
        <ListCards locations={locations} selection={selection} />
      ) : (
        <ListTable
          locations={locations}
          sort={view.sort}
          onSort={sort => onChange({ sort })}
          onLabel={label => onChange({ label })}
          time_zone={time_zone}
          hidden={readColumns(view.hide)}
          selection={selection}
        />
      )}
      <ListPages view={view} total={total} onChange={onChange} />
    </>
  )
}
