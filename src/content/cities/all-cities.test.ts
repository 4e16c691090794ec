import { createRequire } from 'node:module'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import { expect, test } from 'vitest'
import { cities, citiesOf, cityBySlug } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { states } from '#src/content/states.ts'

type Atlas = Parameters<typeof feature>[0]
type Counties = Extract<ReturnType<typeof feature>, { type: 'FeatureCollection' }>
const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Atlas
const counties = (feature(atlas, atlas.objects.counties ?? 'counties') as Counties).features

const specified = {
  FL: 'miami-fl tampa-fl jacksonville-fl orlando-fl fort-lauderdale-fl st-petersburg-fl tallahassee-fl pembroke-pines-fl cape-coral-fl sarasota-fl',
  GA: 'atlanta-ga columbus-ga augusta-ga savannah-ga athens-ga sandy-springs-ga south-fulton-ga macon-ga roswell-ga albany-ga',
  SC: 'columbia-sc charleston-sc north-charleston-sc mount-pleasant-sc rock-hill-sc greenville-sc summerville-sc spartanburg-sc hilton-head-island-sc florence-sc',
  NC: 'charlotte-nc raleigh-nc greensboro-nc durham-nc winston-salem-nc fayetteville-nc cary-nc wilmington-nc high-point-nc gastonia-nc',
}

test.each(states)('$name has the ten specified cities in the specified order', ({ code }) => {
  expect(
    citiesOf(code)
      .map(city => city.slug)
      .join(' '),
  ).toBe(specified[code])
})

test('a city is found by its slug, and nothing by another', () => {
  expect(cityBySlug('tampa-fl')?.county).toBe('Hillsborough County')
  expect(cityBySlug('florida')).toBeUndefined()
  expect(cities).toHaveLength(40)
})

test.each(cities)('$slug lies inside the county it names', city => {
  const county = counties.find(({ id }) => id === city.county_fips)
  expect(`${county?.properties?.name} County`).toBe(city.county)
  expect(county && geoContains(county, [city.lng, city.lat])).toBe(true)
  expect(city.county_fips.slice(0, 2)).toBe(states.find(({ code }) => code === city.state)?.fips)
})

test.each(cities)('$slug shows its census count cut to thousands, or says who published another', city => {
  const counted = `${Math.trunc(city.population_2020 / 1000)}K`
  expect(city.population_text === counted).toBe(city.population_source === '2020 Census')
})

test('the three populations of the specification stand as given', () => {
  const text = (slug: string) => cityBySlug(slug)?.population_text
  expect([text('jacksonville-fl'), text('charlotte-nc'), text('sarasota-fl')]).toEqual(['949K', '885K', '60K'])
  const published = cities.filter(city => city.population_source === 'as published by the agency')
  expect(published.map(city => city.slug)).toEqual(['sarasota-fl', 'charlotte-nc'])
})

test.each(cities)('$slug is introduced in 40 to 60 words with three to five landmarks', city => {
  const words = city.intro.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(40)
  expect(words).toBeLessThanOrEqual(60)
  expect(city.landmarks.length).toBeGreaterThanOrEqual(3)
  expect(city.landmarks.length).toBeLessThanOrEqual(5)
  expect(city.landmarks).not.toContain(cityName(city.slug))
})
