import type { City } from '#src/content/cities/city.ts'
import { florida } from '#src/content/cities/florida.ts'
import { georgia } from '#src/content/cities/georgia.ts'
import { northCarolina } from '#src/content/cities/north-carolina.ts'
import { southCarolina } from '#src/content/cities/south-carolina.ts'
import type { StateCode } from '#src/content/states.ts'

/** The forty cities served, state by state in the order they are shown. */
export const cities: readonly City[] = [...florida, ...georgia, ...southCarolina, ...northCarolina]

export function citiesOf(state: StateCode): readonly City[] {
  return cities.filter(city => city.state === state)
}

export function cityBySlug(slug: string): City | undefined {
  return cities.find(city => city.slug === slug)
}
