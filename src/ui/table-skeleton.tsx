const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const bar = 'block rounded bg-sunk motion-safe:animate-pulse'

/** Stands in the place of a table of choosable rows while its first ones are read. */
export function TableSkeleton() {
  return (
    <div role="status" className="border-t border-ink">
      <span className="sr-only">Loading</span>
      {rows.map(row => (
        <div key={row} aria-hidden="true" className="flex items-start gap-4 border-b border-hairline py-5">
          <span className={`${bar} ml-3 size-4.5 shrink-0`} />
          <span className="grid flex-1 gap-2">
            <span className={`${bar} h-4 w-44 max-w-full`} />
            <span className={`${bar} h-3.5 w-56 max-w-full`} />
          </span>
          <span className={`${bar} hidden h-5 w-28 sm:block`} />
          <span className={`${bar} hidden h-5 w-20 sm:block`} />
        </div>
      ))}
    </div>
  )
}
