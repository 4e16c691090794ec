import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoBounds, geoContains } from 'd3-geo'
import { readPostalPlaces } from '#src/build/read-postal-places.ts'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { states } from '#src/content/states.ts'
import { landOf } from '#src/features/site/map/atlas.ts'

const file = new URL('../features/places/places.tsv', import.meta.url)

type Row = { state: string; county: string; city: string; zip: string; latitude: number; longitude: number }
type Atlas = { objects: { counties: { geometries: { id: string; properties: { name: string } }[] } } }

const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json') as Atlas

const counties = atlas.objects.counties.geometries.flatMap(({ id, properties }) => {
  const state = states.find(({ fips }) => id.startsWith(fips))?.code
  if (!state) return []
  const land = landOf([id])
  return [{ state, name: properties.name, land, bounds: geoBounds(land) }]
})

/**
 * The county of a state in which a point lies. GeoNames names one as well, and for some ZIP codes one at the other end of the
 * state; its word counts only where a point lies in none, off the coast.
 */
function countyAt(state: string, latitude: number, longitude: number, named: string): string {
  const found = counties.find(
    ({ state: code, land, bounds: [[west, south], [east, north]] }) =>
      code === state &&
      west <= longitude &&
      longitude <= east &&
      south <= latitude &&
      latitude <= north &&
      geoContains(land, [longitude, latitude]),
  )
  return found?.name ?? named.replace(/^Saint /, 'St. ')
}

function readZips(): Row[] {
  return readPostalPlaces().flatMap(({ zip_code, name, state, county, lat, lng }) =>
    states.some(({ code }) => code === state)
      ? [{ state, county: countyAt(state, lat, lng, county), city: name, zip: zip_code, latitude: lat, longitude: lng }]
      : [],
  )
}

/** Cities of our own pages whose name stands in no mail: the Postal Service delivers there as in the next town. */
function citiesWithoutMail(zips: readonly Row[]): Row[] {
  const known = new Set(zips.map(({ city, state }) => `${city.replace('Saint ', 'St ')} ${state}`))
  return cities
    .map(({ slug, state, county, lat, lng }) => {
      const city = cityName(slug)
      return { state, county: county.replace(/ County$/, ''), city, zip: '', latitude: lat, longitude: lng }
    })
    .filter(({ city, state }) => !known.has(`${city} ${state}`) && !known.has(`${city.replace(' ', '-')} ${state}`))
}

/** A line for each ZIP code of the four states, from GeoNames' postal codes (CC BY 4.0): state, county, city, ZIP code, latitude and longitude of its centre. */
export function listPlaces(): string {
  const zips = readZips()
  const lines = [...zips, ...citiesWithoutMail(zips)].map(row =>
    [row.state, row.county, row.city, row.zip, row.latitude, row.longitude].join('\t'),
  )
  return `${lines.toSorted().join('\n')}\n`
}

if (import.meta.main) writeFileSync(file, listPlaces())
