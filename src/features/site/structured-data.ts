import type { Article } from '#src/content/articles/article.ts'
import { brand } from '#src/content/brand.ts'
import { type City, cityName } from '#src/content/cities/city.ts'
import type { Faq } from '#src/content/faq.ts'
import { structuredDataHours } from '#src/content/office-hours.ts'
import { plans } from '#src/content/plans.ts'
import { states } from '#src/content/states.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
export type JsonLd = { [key: string]: JsonValue }

const prices = plans.map(plan => plan.monthly_dollars)
const priceRange = `$${Math.min(...prices)}-$${Math.max(...prices)}`
const agencyId = `${sentinelOrigin}/#agency`

function stateName(code: City['state']): string {
  return states.find(state => state.code === code)?.name ?? code
}

/** "1 Bay St, Jacksonville, FL 32202" → street, locality, region, postal code; what is not given is left out. */
export function postalAddress(line: string): JsonLd {
  const parts = line.split(',').map(part => part.trim())
  const [, region = '', postalCode] = /^(.*?)(?:\s+(\d{5}(?:-\d{4})?))?$/.exec(parts.at(-1) ?? '') ?? []
  const locality = parts.at(-2)
  const street = parts.slice(0, -2).join(', ')
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(locality && { addressLocality: locality }),
    addressRegion: region,
    ...(postalCode && { postalCode }),
    addressCountry: 'US',
  }
}

/** The agency itself, the same on every page. Without ratings: nobody may mark up stars about themselves. */
export function localBusiness(): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': agencyId,
    name: brand.name,
    url: `${sentinelOrigin}/`,
    image: `${sentinelOrigin}/cards/home.png`,
    logo: `${sentinelOrigin}/icons/icon-512.png`,
    telephone: phoneAsE164(brand.phone),
    email: brand.email,
    priceRange,
    address: postalAddress(brand.address),
    openingHours: structuredDataHours,
    areaServed: states.map(state => ({ '@type': 'State', name: state.name })),
    parentOrganization: { '@type': 'Organization', name: brand.parent },
  }
}

/** Home to the page, as shown in its breadcrumb. */
export function breadcrumbList(crumbs: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: { '@type': 'WebPage', '@id': sentinelOrigin + crumb.path },
    })),
  }
}

/** Only for questions that the same page shows. */
export function faqPage(faqs: readonly Faq[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(faq => ({
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: faq.answer },
    })),
  }
}

/** The agency serving a city from its own address: the city is where it serves, not where it sits. */
export function professionalService(city: City): JsonLd {
  const name = cityName(city.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${sentinelOrigin}/services/${city.slug}#service`,
    name: brand.name,
    url: `${sentinelOrigin}/services/${city.slug}`,
    image: `${sentinelOrigin}/cards/services/${city.slug}.png`,
    telephone: phoneAsE164(brand.phone),
    email: brand.email,
    priceRange,
    address: postalAddress(brand.address),
    openingHours: structuredDataHours,
    parentOrganization: { '@id': agencyId },
    areaServed: {
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: stateName(city.state) },
      geo: { '@type': 'GeoCoordinates', latitude: city.lat, longitude: city.lng },
    },
  }
}

/** An article by the agency's editorial desk: no invented person signs it. */
export function articleData(article: Article): JsonLd {
  const url = `${sentinelOrigin}/education/${article.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.description,
    image: `${sentinelOrigin}/cards/education/${article.slug}.png`,
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    author: {
      '@type': 'Organization',
      name: `${brand.name} editorial desk`,
      url: `${sentinelOrigin}/education`,
      parentOrganization: { '@id': agencyId },
    },
    publisher: { '@id': agencyId },
    citation: article.sources.map(source => source.url),
  }
}
