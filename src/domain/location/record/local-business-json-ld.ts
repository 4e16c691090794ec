import { hoursJsonLd } from '#src/domain/location/hours/hours-json-ld.ts'
import { languageName } from '#src/domain/location/offers/languages.ts'
import { paymentTypes } from '#src/domain/location/offers/payment-types.ts'
import { stateName } from '#src/domain/us-states.ts'
import type { LocationRecord, ServiceArea } from './location-record.ts'

/** `schema_type` is that of the main category; `today` is the day at the location; the addresses of pictures are public. */
export type JsonLdContext = { schema_type: string; today: string; logo: string; images: readonly string[] }

function address(record: LocationRecord): Record<string, unknown> | undefined {
  if (record.hide_address || record.address_line_1 === '') return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: [record.address_line_1, record.address_line_2].filter(line => line !== '').join(', '),
    addressLocality: record.city,
    addressRegion: record.state,
    postalCode: record.zip,
    addressCountry: 'US',
  }
}

/** A pin would give away an address that is hidden. */
function geo({ hide_address, latitude, longitude }: LocationRecord): Record<string, unknown> | undefined {
  return hide_address || latitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }
}

function area({ kind, name, state }: ServiceArea): Record<string, unknown> {
  if (kind === 'zip') return { '@type': 'GeoShape', addressCountry: 'US', postalCode: name }
  const containedInPlace = { '@type': 'State', name: stateName(state) }
  if (kind === 'city') return { '@type': 'City', name, containedInPlace }
  return { '@type': 'AdministrativeArea', name: `${name} County`, containedInPlace }
}

function offers({ services }: LocationRecord): Record<string, unknown>[] {
  return services.map(({ name, description }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, ...(description && { description }) },
  }))
}

const payments = new Map<string, string>(Object.entries(paymentTypes))

function isTold(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** What a location's own page says of it to search engines: a schema.org LocalBusiness without empty fields. */
export function localBusinessJsonLd(record: LocationRecord, context: JsonLdContext): Record<string, unknown> {
  const all = {
    '@context': 'https://schema.org',
    '@type': context.schema_type,
    name: record.name,
    description: record.description,
    url: record.website,
    telephone: record.phone,
    logo: context.logo,
    image: context.images,
    address: address(record),
    geo: geo(record),
    areaServed: record.service_areas.map(area),
    openingHoursSpecification: hoursJsonLd(record, context.today),
    sameAs: Object.values(record.social_links),
    makesOffer: offers(record),
    paymentAccepted: record.payment_types.map(type => payments.get(type) ?? type).join(', '),
    knowsLanguage: record.languages.map(code => languageName(code) ?? code),
    foundingDate: record.opening_date || (record.year_founded === null ? '' : String(record.year_founded)),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isTold(value)))
}

/** JSON that can stand inside a script element: nothing in it can end the element or begin a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')
}
