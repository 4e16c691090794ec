export const placeKinds = ['city', 'county', 'zip'] as const

/**
 * A city, a county or a ZIP code of the four states. `name` is the city, the county without the word, or five digits; `city` is
 * that of a ZIP code, and empty for a county; `county` that in which most of it lies. In degrees, its centre.
 */
export type Place = {
  kind: (typeof placeKinds)[number]
  name: string
  city: string
  county: string
  state: string
  latitude: number
  longitude: number
}

/** "Jacksonville, FL", "Duval County, FL" or "32202 Jacksonville, FL". */
export function placeLabel({ kind, name, city, state }: Place): string {
  if (kind === 'county') return `${name} County, ${state}`
  return kind === 'zip' ? `${name} ${city}, ${state}` : `${name}, ${state}`
}
