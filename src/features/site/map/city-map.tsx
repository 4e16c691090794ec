import { cityName } from '#src/content/cities/city.ts'
import { drawnCity } from '#src/features/site/map/drawn-cities.ts'
import { MapLabels } from '#src/features/site/map/map-labels.tsx'
import { NeighborList } from '#src/features/site/map/neighbor-list.tsx'
import '#src/features/site/map/map.css'

/** A city in its county, with the way to the three nearest of the forty, drawn and in words. */
export function CityMap({ slug }: { slug: string }) {
  const map = drawnCity(slug)
  const name = cityName(slug)
  return (
    <figure>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-labelledby="city-map" className="map map-framed">
        <title id="city-map">{`Map of ${name}, its county and about 70 miles around it`}</title>
        <path d={map.land} className="map-land" />
        <path d={map.county} className="map-home" />
        <path d={map.county_lines} className="map-line" />
        <path d={map.coast} className="map-edge" />
        <path d={map.state_lines} className="map-border" />
        {map.arrows.map(({ x, y, turn }) => (
          <path
            key={turn}
            d="M0-11 9 8 0 3-9 8z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
            className="map-dot"
          />
        ))}
        {map.dots.map(({ slug, x, y }) => (
          <circle key={slug} cx={x} cy={y} r="7" className="map-dot" />
        ))}
        <circle cx={map.here.x} cy={map.here.y} r="24" className="map-glow" />
        <circle cx={map.here.x} cy={map.here.y} r="9" className="map-here" />
        <MapLabels labels={map.labels} />
      </svg>
      <figcaption className="mt-4 border-t border-hairline pt-3">
        <NeighborList of={name} neighbors={map.neighbors} />
      </figcaption>
    </figure>
  )
}
