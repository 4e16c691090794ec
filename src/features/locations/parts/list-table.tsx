import { listColumns } from '#src/features/locations/parts/list-columns.ts'
import type { ListedLocation } from '#src/features/locations/parts/list-queries.ts'
import { ListRow } from '#src/features/locations/parts/list-row.tsx'
import { SelectBox } from '#src/features/locations/parts/list-select-box.tsx'
import type { Selection } from '#src/features/locations/parts/list-use-selection.ts'
import { SortableHeading } from '#src/ui/sortable-heading.tsx'

type Props = {
  locations: readonly ListedLocation[]
  sort: string
  onSort: (sort: string) => void
  onLabel: (label: string) => void
  time_zone: string
  /** Undefined where whoever looks can change nothing. */
  selection: Selection | undefined
}

/** The locations of one page, with a box to select each. */
export function ListTable({ locations, sort, onSort, onLabel, time_zone, selection }: Props) {
  const ids = locations.map(({ id }) => id)
  const count = selection ? ids.filter(selection.has).length : 0
  const [sorted, order] = sort.startsWith('-') ? [sort.slice(1), 'desc' as const] : [sort, 'asc' as const]
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Locations</caption>
      <thead className="sticky top-0 z-10 bg-paper shadow-[inset_0_-1px_0_var(--ink)]">
        <tr>
          {selection && (
            <th scope="col" className="w-11 p-0">
              <SelectBox
                label="Select all on this page"
                selected={count > 0 && count === ids.length}
                mixed={count > 0 && count < ids.length}
                onSelect={on => selection.select(ids, on)}
              />
            </th>
          )}
          {listColumns.map(({ sort: field, label, first, look }) =>
            field === undefined ? (
              <th key={label} scope="col" className={`px-3 text-left text-sm font-normal text-soft ${look}`}>
                {label}
              </th>
            ) : (
              <SortableHeading
                key={label}
                label={label}
                order={sorted === field ? order : undefined}
                first={first}
                onSort={next => onSort(next === 'desc' ? `-${field}` : field)}
                className={look}
              />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {locations.map(location => (
          <ListRow
            key={location.id}
            location={location}
            time_zone={time_zone}
            onLabel={onLabel}
            select={
              selection && {
                selected: selection.has(location.id),
                onSelect: on => selection.select([location.id], on),
              }
            }
          />
        ))}
      </tbody>
    </table>
  )
}
