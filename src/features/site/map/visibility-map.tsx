import jacksonville from '#src/features/site/map/drawn/jacksonville-grid.json'
import type { DrawnGrid } from '#src/features/site/map/drawn-map.ts'
import { bandOf, exampleRanks, type RankBand } from '#src/features/site/map/example-ranks.ts'
import '#src/features/site/map/map.css'

const { width, height, land, county, lines, river, here, points } = jacksonville as DrawnGrid

const legend: readonly [RankBand, string][] = [
  ['top', '1–3'],
  ['near', '4–10'],
  ['far', '11–20'],
  ['none', 'not found'],
]

const count = (band: RankBand) => exampleRanks.filter(rank => bandOf(rank) === band).length

/** An invented shop's places for one search at 49 points over Jacksonville, as the agency measures them. */
export function VisibilityMap() {
  return (
    <figure className="overflow-hidden rounded-xl border border-hairline bg-raised shadow-[var(--shadow)]">
      <figcaption className="flex items-center justify-between gap-3 px-4 py-3 text-[0.9375rem]">
        <span className="font-semibold">“roof repair” across Jacksonville</span>
        <span className="rounded-full border border-hairline px-2.5 text-sm text-soft">Example</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="grid-map grid-desc" className="map">
        <title id="grid-map">Example map: where a shop is found for “roof repair” across Jacksonville</title>
        <desc id="grid-desc">
          {`At 49 points: ${count('top')} times in places 1 to 3, ${count('near')} times 4 to 10, ${count('far')} times 11 to 20, ${count('none')} times not found. Best around the shop, weaker with distance.`}
        </desc>
        <rect width={width} height={height} className="map-water" />
        <path d={land} className="map-land" />
        <path d={county} className="map-home-county" />
        <path d={lines} className="map-line" />
        <path d={river} className="map-water" />
        {points.map(({ x, y }, index) => {
          const rank = exampleRanks[index] ?? null
          const band = bandOf(rank)
          return (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r="15" className={`map-${band}`} />
              <text x={x} y={y + 5} className={`map-rank ${band === 'near' ? 'map-rank-near' : ''}`}>
                {rank ?? '–'}
              </text>
            </g>
          )
        })}
        <circle cx={here.x} cy={here.y} r="19.5" className="map-shop" />
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-3 text-sm text-soft">
        {legend.map(([band, text]) => (
          <li key={band} className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
              <circle cx="5" cy="5" r="5" className={`map-${band}`} />
            </svg>
            {text}
          </li>
        ))}
        <li className="flex items-center gap-1.5">
          <svg viewBox="0 0 30 30" aria-hidden="true" className="size-3">
            <circle cx="15" cy="15" r="12" className="map-shop" />
          </svg>
          the shop
        </li>
      </ul>
    </figure>
  )
}
