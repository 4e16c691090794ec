import { brand } from '#src/content/brand.ts'
import { structuredDataHours } from '#src/content/office-hours.ts'
import { plans } from '#src/content/plans.ts'
import { states } from '#src/content/states.ts'
import { phoneAsE164 } from '#src/domain/brand.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
export type JsonLd = { [key: string]: JsonValue }

/** From the plan for the least money to that for the most. */
export function priceRange(): string {
  const prices = plans.map(plan => plan.monthly_dollars)
  return `$${Math.min(...prices)}-$${Math.max(...prices)}`
}

export const agencyId = `${sentinelOrigin}/#agency`

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
    priceRange: priceRange(),
    address: postalAddress(brand.address),
    openingHours: structuredDataHours,
    areaServed: states.map(state => ({ '@type': 'State', name: state.name })),
    parentOrganization: { '@type': 'Organization', name: brand.parent },
  }
}
