import { expect, test } from 'vitest'
import { readPostalPlaces } from '#src/build/read-postal-places.ts'
import { cities } from '#src/content/cities/all-cities.ts'
import { nearest } from '#src/domain/geo.ts'

const places = readPostalPlaces()

/** South Fulton gets its mail by the names of its neighbors, whose post codes lie 4.8 miles off; all others are within 3. */
const mostMiles = 5

test.each(cities)('$slug has its center by a post code of its county, as GeoNames places it', city => {
  const own = places.filter(({ state, county }) => state === city.state && `${county} County` === city.county)
  const [closest] = nearest(city, own, 1)
  expect(closest?.miles).toBeLessThanOrEqual(mostMiles)
})
