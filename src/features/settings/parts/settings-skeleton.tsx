const blocks = ['brand', 'mail', 'database'] as const
const facts = ['w-9/12', 'w-7/12', 'w-10/12', 'w-8/12', 'w-6/12'] as const
const bar = 'block rounded bg-sunk motion-safe:animate-pulse'

/** Stands in the place of the settings while they are measured. */
export function SettingsSkeleton() {
  return (
    <div role="status" className="grid gap-14">
      <span className="sr-only">Loading</span>
      {blocks.map(block => (
        <div key={block} aria-hidden="true" className="grid gap-x-12 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <span className={`${bar} h-6 w-32`} />
          <div className="border-t border-ink">
            {facts.map(width => (
              <div key={width} className="border-b border-hairline py-4">
                <span className={`${bar} h-4 ${width}`} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
