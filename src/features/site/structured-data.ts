import type { Article } from '#src/content/articles/article.ts'
import { brand } from '#src/content/brand.ts'
import { type City, cityName } from '#src/content/cities/city.ts'
import type { Faq } from '#src/content/faq.ts'
import { structuredDataHours } from '#src/content/office-hours.ts'
import { states } from '#src/content/states.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { agencyId, type JsonLd, postalAddress, priceRange } from '#src/features/site/agency-data.ts'

function stateName(code: City['state']): string {
  return states.find(state => state.code === code)?.name ?? code
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
    priceRange: priceRange(),
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
