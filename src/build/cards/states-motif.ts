import { geoMercator, geoPath } from 'd3-geo'
import { cities } from '#src/content/cities/all-cities.ts'
import { states } from '#src/content/states.ts'
import { landOf, stateLines } from '#src/features/site/map/atlas.ts'

type Frame = { left: number; top: number; right: number; bottom: number }

type StatesMotif = {
  /** Path data of the four states as one shape. */
  land: string
  /** Path data of the borders between them. */
  borders: string
  /** Where each city lies, by its slug. */
  dots: Map<string, readonly [number, number]>
}

/** The four states drawn into `frame`, in pixels. */
export function drawStates(frame: Frame): StatesMotif {
  const served = states.map(state => state.fips)
  const shape = landOf(served)
  const projection = geoMercator().fitExtent(
    [
      [frame.left, frame.top],
      [frame.right, frame.bottom],
    ],
    shape,
  )
  const path = geoPath(projection).digits(1)
  const dots = new Map(cities.map(city => [city.slug, projection([city.lng, city.lat]) ?? ([0, 0] as const)]))
  return { land: path(shape) ?? '', borders: path(stateLines(served)) ?? '', dots }
}
