import southeast from '#src/features/locations/map/drawn/southeast.json'
import { type Frame, frameRatio } from '#src/features/locations/map/map-frame.ts'

/** The four states and their counties, as much as the frame shows. The marks on it say in words what they are. */
export function MapLand({ frame: { x, y, span } }: { frame: Frame }) {
  const height = span / frameRatio
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      viewBox={`${x - span / 2} ${y - height / 2} ${span} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full bg-[color-mix(in_srgb,var(--harbour)_12%,var(--paper))]"
    >
      <path d={southeast.nearby} className="fill-(--paper-sunk)" />
      <path d={southeast.land} className="fill-(--paper-raised)" />
      <path d={southeast.counties} {...line} className="stroke-(--hairline)" strokeWidth={1} />
      <path d={southeast.states} {...line} className="stroke-(--ink-soft)" strokeWidth={1} />
    </svg>
  )
}
