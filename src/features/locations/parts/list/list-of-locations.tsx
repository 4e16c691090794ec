import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BulkDialog } from '#src/features/locations/parts/bulk/dialog.tsx'
import { GroupAssignDialog } from '#src/features/locations/parts/groups/assign-dialog.tsx'
import { ViewPicker } from '#src/features/locations/parts/views/picker.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { TableSkeleton } from '#src/ui/table-skeleton.tsx'
import { ListColumnMenu } from './column-menu.tsx'
import { NoLocations } from './empty.tsx'
import { ListFilters } from './filters.tsx'
import { listOptions } from './queries.ts'
import { readIds } from './read-ids.ts'
import { ListRows } from './rows.tsx'
import { ListSelectionBar } from './selection-bar.tsx'
import { ListShapeSwitch } from './shape-switch.tsx'
import { useSelection } from './use-selection.ts'
import type { useListView } from './use-view.ts'
import { filterBody, filterQuery, isFiltered } from './view.ts'

type Props = ReturnType<typeof useListView> & { business_id: string; sees_all: boolean; time_zone: string }

/** The locations the address asks for: filters, rows, pages, and what is done with those selected. */
export function ListOfLocations({ business_id, sees_all, time_zone, view, change, clear }: Props) {
  const list = useQuery(listOptions(business_id, view))
  const { data } = list
  const selection = useSelection(String(filterQuery(business_id, view)), data)
  const [open, setOpen] = useState<'change' | 'group'>()
  const close = () => setOpen(undefined)

  function done(): void {
    close()
    selection.clear()
  }

  if (data && data.total === 0 && !isFiltered(view)) {
    return <NoLocations business_id={business_id} may_add={data.may.add} sees_all={sees_all} />
  }
  return (
    <div className="grid gap-6">
      <ViewPicker business_id={business_id} view={view} onPick={change} />
      <ListFilters business_id={business_id} view={view} facets={data?.facets} onChange={change} onClear={clear} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-[0.9375rem] text-soft tabular-nums">
          {data && (data.total === 1 ? '1 location' : `${data.total} locations`)}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {view.view !== 'cards' && (
            <ListColumnMenu hidden={view.hide} onChange={hide => change({ hide, page: view.page }, true)} />
          )}
          <ListShapeSwitch shape={view.view} onPick={shape => change({ view: shape, page: view.page })} />
        </div>
      </div>
      <ReadBlock query={list} what="The locations" skeleton={<TableSkeleton />}>
        {page => (
          <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : ''}>
            <ListRows
              business_id={business_id}
              list={page}
              view={view}
              time_zone={time_zone}
              selection={page.may.change ? selection : undefined}
              onChange={change}
            />
          </div>
        )}
      </ReadBlock>
      {data && selection.count > 0 && (
        <ListSelectionBar
          count={selection.count}
          total={data.total}
          may_group={data.may.add}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
          onChange={() => setOpen('change')}
          onGroup={() => setOpen('group')}
        />
      )}
      <BulkDialog
        open={open === 'change'}
        business_id={business_id}
        count={selection.count}
        selection={selection.all ? { filter: filterBody(view) } : { ids: [...selection.ids] }}
        onDone={done}
        onClose={close}
      />
      <GroupAssignDialog
        open={open === 'group'}
        business_id={business_id}
        count={selection.count}
        readSelected={async () => (selection.all ? readIds(business_id, view) : [...selection.ids])}
        onDone={done}
        onClose={close}
      />
    </div>
  )
}
