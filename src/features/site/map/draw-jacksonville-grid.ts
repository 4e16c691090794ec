import { cityBySlug } from '#src/content/cities/all-cities.ts'
import { countyLines, landOf } from '#src/features/site/map/atlas.ts'
import { frameAround, inked } from '#src/features/site/map/draw-city.ts'
import type { DrawnGrid } from '#src/features/site/map/drawn-map.ts'
import { riverOutline } from '#src/features/site/map/st-johns-river.ts'

const width = 440
const height = 372
const milesAcross = 44
const gap = 50

/** Seven by seven points over Duval County around a shop on the west bank, with the river the county shapes lack. */
export function drawJacksonvilleGrid(): DrawnGrid {
  const jacksonville = cityBySlug('jacksonville-fl')
  if (!jacksonville) throw new Error('Jacksonville is not among the cities')
  const projection = frameAround({ lat: 30.325, lng: -81.68 }, milesAcross, { width, height })
  const river = riverOutline(lngLat => projection(lngLat), width / milesAcross).map(([x, y]) => [
    Math.round(x),
    Math.round(y),
  ])
  const steps = [-3, -2, -1, 0, 1, 2, 3]
  return {
    width,
    height,
    land: inked(projection, landOf()),
    county: inked(projection, landOf([jacksonville.county_fips])),
    lines: inked(projection, countyLines()),
    river: `M${river.map(point => point.join(' ')).join('L')}z`,
    here: { x: width / 2, y: height / 2 },
    points: steps.flatMap(row => steps.map(column => ({ x: width / 2 + column * gap, y: height / 2 + row * gap }))),
  }
}
