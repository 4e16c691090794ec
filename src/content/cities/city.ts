import type { Faq } from '#src/content/faq.ts'
import type { StateCode } from '#src/content/states.ts'

/** A city served, with the facts its page, cards and structured data are drawn from. */
export type City = {
  /** City name and state code, as in `/services/{slug}`. */
  slug: string
  state: StateCode
  county: string
  /** Census FIPS code of the county named, the id of its shape in the map data. */
  county_fips: string
  /** Total population counted on 1 April 2020 (census table P1). */
  population_2020: number
  /** Population as people read it, for example "949K". */
  population_text: string
  /** Where `population_text` comes from, as shown beside it. */
  population_source: string
  /** City center in degrees, WGS 84, four decimals; a test holds it against the post codes of its county. */
  lat: number
  lng: number
  /** Neighborhoods, districts and roads that residents steer by. */
  landmarks: readonly string[]
  /** What local search is like there, in two to four sentences. */
  intro: string
  /** Improving local SEO, citation management, review help: in this order. */
  faqs: readonly [Faq, Faq, Faq]
}

/** "north-charleston-sc" → "North Charleston". */
export function cityName(slug: string): string {
  return slug
    .split('-')
    .slice(0, -1)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
