import { SortableHeading } from '#src/ui/sortable-heading.tsx'
import { type ColumnId, listColumns } from './columns.ts'
import type { ListedLocation } from './queries.ts'
import { ListRow } from './row.tsx'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

type Props = {
  locations: readonly ListedLocation[]
  sort: string
  onSort: (sort: string) => void
  onLabel: (label: string) => void
  time_zone: string
  /** The columns that are left out. */
  hidden: readonly ColumnId[]
  /** Undefined where whoever looks can change nothing. */
  selection: Selection | undefined
}

type Column = { sort: string | undefined; label: string; first: 'asc' | 'desc'; look: string }

/** The locations of one page, with a box to select each. */
export function ListTable({ locations, sort, onSort, onLabel, time_zone, hidden, selection }: Props) {
  const ids = locations.map(({ id }) => id)
  const count = selection ? ids.filter(selection.has).length : 0
  const [sorted, order] = sort.startsWith('-') ? [sort.slice(1), 'desc' as const] : [sort, 'asc' as const]

  function heading({ sort: field, label, first, look }: Column) {
    if (field === undefined) {
      return (
        <th key={label} scope="col" className={`px-3 text-left text-sm font-normal text-soft ${look}`}>
          {label}
        </th>
      )
    }
    return (
      <SortableHeading
        key={label}
        label={label}
        order={sorted === field ? order : undefined}
        first={first}
        onSort={next => onSort(next === 'desc' ? `-${field}` : field)}
        className={look}
      />
    )
  }

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
          {heading({ sort: 'name', label: 'Location', first: 'asc', look: 'w-full pl-1 sm:pl-3 lg:w-[32%]' })}
          {listColumns.filter(({ id }) => !hidden.includes(id)).map(heading)}
        </tr>
      </thead>
      <tbody>
        {locations.map(location => (
          <ListRow
            key={location.id}
            location={location}
            time_zone={time_zone}
            hidden={hidden}
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
