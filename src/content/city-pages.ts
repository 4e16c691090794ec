import { type City, cityName } from '#src/content/cities/city.ts'
import { indexedPage, type SitePage } from '#src/content/site-page.ts'

/** The page of one city. */
export function cityPage(city: City): SitePage {
  const place = `${cityName(city.slug)}, ${city.state}`
  return indexedPage({
    path: `/services/${city.slug}`,
    title: `Local SEO in ${place}`,
    description: `Local SEO, listings and review help for businesses in ${place} and the rest of ${city.county}, with answers particular to the place.`,
    card_title: `Local search in ${place}`,
    card_shows: `a map of ${cityName(city.slug)} and the cities near it`,
  })
}
