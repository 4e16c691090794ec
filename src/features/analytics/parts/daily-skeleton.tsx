const bar = 'block rounded bg-sunk motion-safe:animate-pulse'

/** Stands in the place of the figures and pictures while they are counted. */
export function DailySkeleton() {
  return (
    <div role="status" className="grid gap-12">
      <span className="sr-only">Loading</span>
      <div aria-hidden="true" className="grid gap-6 border-y border-hairline py-5 sm:grid-cols-2 xl:grid-cols-4">
        {['a', 'b', 'c', 'd'].map(figure => (
          <span key={figure} className="grid gap-3">
            <span className={`${bar} h-4 w-24`} />
            <span className={`${bar} h-8 w-16`} />
            <span className={`${bar} h-10`} />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="grid gap-12 xl:grid-cols-2">
        <span className={`${bar} h-64`} />
        <span className={`${bar} h-64`} />
      </div>
    </div>
  )
}
