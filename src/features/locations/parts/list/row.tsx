import { Link } from 'react-router'
import { ListCell } from './cell.tsx'
import { type ColumnId, listColumns } from './columns.ts'
import { ListLabels } from './labels.tsx'
import { placeOf, selectWords } from './place.ts'
import type { ListedLocation } from './queries.ts'
import { SelectBox } from './select-box.tsx'
import { LocationStanding } from './status.tsx'

type Props = {
  location: ListedLocation
  time_zone: string
  /** The columns that are left out. */
  hidden: readonly ColumnId[]
  onLabel: (label: string) => void
  /** Undefined where whoever looks can change nothing. */
  select: { selected: boolean; onSelect: (selected: boolean) => void } | undefined
}

/** One location of the table; on narrow screens everything stands in its first cell. */
export function ListRow({ location, time_zone, hidden, onLabel, select }: Props) {
  const { id, name, store_code, status, labels, subscription_status, completeness } = location
  return (
    <tr className={`border-b border-hairline align-top ${select?.selected ? 'bg-sunk' : ''}`}>
      {select && (
        <td className="w-11 py-2">
          <SelectBox label={selectWords(location)} {...select} />
        </td>
      )}
      <td className="py-2 pr-3 pl-1 sm:px-3">
        <Link
          to={`/client/locations/${id}`}
          className="inline-block py-[0.6875rem] leading-snug font-semibold no-underline wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="-mt-2 text-sm text-soft wrap-anywhere">{placeOf(location) || 'No address yet'}</p>
        {store_code !== '' && <p className="text-sm text-soft wrap-anywhere">Code {store_code}</p>}
        <ListLabels labels={labels} onPick={onLabel} />
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft sm:hidden">
          <LocationStanding status={status} subscription_status={subscription_status} />
          <span className="tabular-nums">{completeness}% complete</span>
        </p>
      </td>
      {listColumns
        .filter(({ id: column }) => !hidden.includes(column))
        .map(({ id: column, look }) => (
          <td key={column} className={`px-3 py-4 text-[0.9375rem] ${look}`}>
            <ListCell column={column} location={location} time_zone={time_zone} />
          </td>
        ))}
    </tr>
  )
}
