import { Skeleton } from '#src/ui/skeleton.tsx'

const blocks = ['brand', 'mail', 'database'] as const

/** Stands in the place of the settings while they are measured. */
export function SettingsSkeleton() {
  return (
    <div className="grid gap-14">
      {blocks.map(block => (
        <div key={block} className="grid gap-x-12 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <span className="h-6 w-32 rounded bg-sunk motion-safe:animate-pulse" />
          <div className="border-t border-hairline">
            <Skeleton lines={5} />
          </div>
        </div>
      ))}
    </div>
  )
}
