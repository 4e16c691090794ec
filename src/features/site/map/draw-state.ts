import { geoMercator } from 'd3-geo'
import { citiesOf } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import type { State } from '#src/content/states.ts'
import { countyLines, landOf } from '#src/features/site/map/atlas.ts'
import { inked } from '#src/features/site/map/draw-city.ts'
import type { DrawnState } from '#src/features/site/map/drawn-map.ts'
import { placeLabels } from '#src/features/site/map/place-labels.ts'
import { simplifyBorders } from '#src/features/site/map/simplify-borders.ts'

const width = 600
const height = 420

/** All four states stand on one page: their lines are drawn on a grid of this many units to stay light. */
const coarseness = 3

/** A state, its counties and its ten cities, the largest of them named as long as there is room. */
export function drawState(state: State): DrawnState {
  const land = landOf([state.fips])
  const projection = geoMercator().fitExtent(
    [
      [8, 8],
      [width - 8, height - 8],
    ],
    land,
  )
  const coarse = geoMercator()
    .scale(projection.scale() / coarseness)
    .translate([projection.translate()[0] / coarseness, projection.translate()[1] / coarseness])
  const largestFirst = citiesOf(state.code).toSorted((a, b) => b.population_2020 - a.population_2020)
  const dots = largestFirst.map(city => {
    const [x = 0, y = 0] = projection([city.lng, city.lat]) ?? []
    return { slug: city.slug, x: Math.round(x), y: Math.round(y) }
  })
  const wishes = dots.map(({ slug, x, y }) => ({
    x,
    y,
    lines: [cityName(slug)],
    kind: 'city' as const,
    required: false,
  }))
  return {
    width,
    height,
    coarseness,
    land: inked(coarse, land, 0.7),
    county_lines: inked(coarse, simplifyBorders(countyLines([state.fips]), 0.1), 0.3),
    dots,
    labels: placeLabels(wishes, { width, height, marks: dots.map(dot => ({ ...dot, radius: 8 })) }),
  }
}
