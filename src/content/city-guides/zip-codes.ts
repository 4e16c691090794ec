import zipCodes from '#src/content/city-guides/zip-codes.json' with { type: 'json' }

const bySlug: Readonly<Record<string, readonly string[]>> = zipCodes

/** Where the ZIP codes come from. */
export const zipSource = {
  name: 'GeoNames postal codes',
  url: 'https://www.geonames.org/postal-codes/',
  license: 'CC BY 4.0',
}

/** The ZIP codes whose mail carries the city's name in its own county, lowest first. */
export function zipCodesOf(slug: string): readonly string[] {
  return bySlug[slug] ?? []
}
