const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const bar = 'block rounded bg-sunk motion-safe:animate-pulse'

/** Stands in the place of the table while its first rows are read. */
export function UserTableSkeleton() {
  return (
    <div role="status" className="border-t border-ink">
      <span className="sr-only">Loading</span>
      {rows.map(row => (
        <div key={row} aria-hidden="true" className="flex items-start gap-6 border-b border-hairline px-3 py-4">
          <span className="grid flex-1 gap-2">
            <span className={`${bar} h-4 w-40 max-w-full`} />
            <span className={`${bar} h-3.5 w-56 max-w-full`} />
          </span>
          <span className={`${bar} hidden h-4 w-28 lg:block`} />
          <span className={`${bar} hidden h-4 w-14 sm:block`} />
          <span className={`${bar} hidden h-5 w-20 rounded-full sm:block`} />
          <span className={`${bar} hidden h-4 w-24 sm:block`} />
        </div>
      ))}
    </div>
  )
}
