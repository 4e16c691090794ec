import { type StateCode, states } from '#src/content/states.ts'
import florida from '#src/features/site/map/drawn/states/florida.json'
import georgia from '#src/features/site/map/drawn/states/georgia.json'
import northCarolina from '#src/features/site/map/drawn/states/north-carolina.json'
import southCarolina from '#src/features/site/map/drawn/states/south-carolina.json'
import type { DrawnState } from '#src/features/site/map/drawn-map.ts'
import { MapLabels } from '#src/features/site/map/map-labels.tsx'
import '#src/features/site/map/map.css'

const drawn = { FL: florida, GA: georgia, SC: southCarolina, NC: northCarolina } as Record<StateCode, DrawnState>

/** A state with its counties and the ten cities served there. */
export function StateMap({ state }: { state: StateCode }) {
  const { width, height, coarseness, land, county_lines, dots, labels } = drawn[state]
  const id = `state-map-${state.toLowerCase()}`
  const name = states.find(candidate => candidate.code === state)?.name
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id} className="map">
      <title id={id}>{`Map of ${name} with a dot for each of the ${dots.length} cities we serve there`}</title>
      <g transform={`scale(${coarseness})`}>
        <path d={land} className="map-land" />
        <path d={county_lines} className="map-line map-hair" />
      </g>
      {dots.map(({ slug, x, y }) => (
        <circle key={slug} cx={x} cy={y} r="7" className="map-dot" />
      ))}
      <MapLabels labels={labels} />
    </svg>
  )
}
