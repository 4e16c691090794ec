import southeast from '#src/features/site/map/drawn/southeast.json'
import type { DrawnSoutheast } from '#src/features/site/map/drawn-map.ts'
import { MapLabels } from '#src/features/site/map/map-labels.tsx'
import '#src/features/site/map/map.css'

const { width, height, land, borders, dots, labels } = southeast as DrawnSoutheast

const colors = { band: 'map map-on-band', paper: 'map' }

/** The four states with all forty cities: `band` for the dark harbour band, `paper` for the page itself. */
export function SoutheastMap({ tone = 'band' }: { tone?: 'band' | 'paper' }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="southeast-map" className={colors[tone]}>
      <title id="southeast-map">
        Map of Florida, Georgia, South Carolina and North Carolina with a dot for each of the 40 cities we serve
      </title>
      <path d={land} className="map-land" />
      <path d={borders} className="map-edge" />
      {dots.map(({ slug, x, y }) => (
        <circle key={slug} cx={x} cy={y} r={slug === 'jacksonville-fl' ? 9 : 5} className="map-dot" />
      ))}
      <MapLabels labels={labels} className="map-text-bare" />
    </svg>
  )
}
