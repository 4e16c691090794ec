import { geoConicConformal } from 'd3-geo'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { states } from '#src/content/states.ts'
import { landOf, stateLines } from '#src/features/site/map/atlas.ts'
import { inked } from '#src/features/site/map/draw-city.ts'
import type { DrawnSoutheast } from '#src/features/site/map/drawn-map.ts'
import { placeLabels } from '#src/features/site/map/place-labels.ts'

const width = 600
const height = 640

/** Spread over the four states so that a stranger finds their corner; the agency's own city first. */
const labelled = [
  'jacksonville-fl',
  'miami-fl',
  'tampa-fl',
  'orlando-fl',
  'tallahassee-fl',
  'atlanta-ga',
  'savannah-ga',
  'charleston-sc',
  'charlotte-nc',
  'raleigh-nc',
  'wilmington-nc',
]

/** The four states with their forty cities, in a cone that keeps shapes true between 27 and 35 degrees north. */
export function drawSoutheast(): DrawnSoutheast {
  const fips = states.map(state => state.fips)
  const land = landOf(fips)
  const projection = geoConicConformal()
    .rotate([81.5, 0])
    .parallels([27, 35])
    .fitExtent(
      [
        [6, 6],
        [width - 6, height - 6],
      ],
      land,
    )
  const dots = cities.map(city => {
    const [x = 0, y = 0] = projection([city.lng, city.lat]) ?? []
    return { slug: city.slug, x: Math.round(x), y: Math.round(y) }
  })
  const wishes = labelled.flatMap(slug =>
    dots
      .filter(dot => dot.slug === slug)
      .map(({ x, y }) => ({ x, y, lines: [cityName(slug)], kind: 'city' as const, required: true })),
  )
  return {
    width,
    height,
    land: inked(projection, land, 1.2),
    borders: inked(projection, stateLines(fips), 1.2),
    dots,
    labels: placeLabels(wishes, { width, height, marks: dots.map(dot => ({ ...dot, radius: 7 })) }),
  }
}
