import { ArrowDown, ArrowUp } from 'lucide-react'

type Order = 'asc' | 'desc'

type Props = {
  label: string
  /** The order in force, if the table is sorted by this column. */
  order: Order | undefined
  /** The order of the first press. */
  first: Order
  onSort: (order: Order) => void
  className?: string
}

/** The heading of a column by which a table can be sorted; a second press turns the order round. */
export function SortableHeading({ label, order, first, onSort, className = '' }: Props) {
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  const next = order === undefined ? first : order === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      aria-sort={order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending'}
      className={`px-3 py-1 text-left font-normal ${className}`}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-sm whitespace-nowrap text-soft hover:bg-sunk hover:text-ink"
      >
        {label}
        <Arrow aria-hidden="true" className={`size-4 ${order === undefined ? 'invisible' : ''}`} />
      </button>
    </th>
  )
}
