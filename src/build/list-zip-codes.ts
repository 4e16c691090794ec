import { writeFileSync } from 'node:fs'
import { type PostalPlace, readPostalPlaces } from '#src/build/read-postal-places.ts'
import { cities } from '#src/content/cities/all-cities.ts'
import { type City, cityName } from '#src/content/cities/city.ts'

const file = new URL('../content/city-guides/zip-codes.json', import.meta.url)

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bsaint\b/, 'st')
    .replaceAll('-', ' ')
}

function isIn(place: PostalPlace, city: City): boolean {
  return (
    place.state === city.state &&
    `${place.county} County` === city.county &&
    plain(place.name) === plain(cityName(city.slug))
  )
}

/** By the slug of each city, the ZIP codes whose mail carries its name in its own county, as JSON. */
export function listZipCodes(): string {
  const places = readPostalPlaces()
  const lists = cities.map(city => {
    const zip_codes = places.filter(place => isIn(place, city)).map(({ zip_code }) => zip_code)
    return [city.slug, zip_codes.toSorted()]
  })
  return `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`
}

if (import.meta.main) writeFileSync(file, listZipCodes())
