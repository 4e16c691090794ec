import { expect, test } from 'vitest'
import { isProperty, isType } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { closedWeek, sampleLocation } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { jsonForScript, localBusinessJsonLd } from './local-business-json-ld.ts'
import type { LocationRecord } from './location-record.ts'

const context = { schema_type: 'Plumber', today: '2026-11-21', logo: 'https://okafor.example/logo.png', images: [] }
const said = (changes: Partial<LocationRecord>) => localBusinessJsonLd({ ...sampleLocation, ...changes }, context)

test('a location as search engines read it', () => {
  expect(said({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: "Okafor's Plumbing",
    description: sampleLocation.description,
    url: 'https://okafor-plumbing.example/jacksonville',
    telephone: '+19046304000',
    logo: 'https://okafor.example/logo.png',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '118 W Adams St, Suite 4',
      addressLocality: 'Jacksonville',
      addressRegion: 'FL',
      postalCode: '32202',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 30.3285, longitude: -81.6589 },
    areaServed: [
      { '@type': 'City', name: 'Orange Park', containedInPlace: { '@type': 'State', name: 'Florida' } },
      { '@type': 'AdministrativeArea', name: 'Duval County', containedInPlace: { '@type': 'State', name: 'Florida' } },
      { '@type': 'GeoShape', addressCountry: 'US', postalCode: '32207' },
    ],
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '09:00',
        closes: '12:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
      },
    ],
    sameAs: ['https://www.facebook.com/okaforplumbing'],
    makesOffer: [
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Drain cleaning', description: 'Kitchen and bathroom drains.' },
      },
    ],
    paymentAccepted: 'Cash, Visa',
    knowsLanguage: ['English', 'Spanish'],
    foundingDate: '2008-03',
  })
})

function namesIn(value: unknown): { types: string[]; properties: string[] } {
  const found = { types: [] as string[], properties: [] as string[] }
  JSON.parse(JSON.stringify(value), (key, part) => {
    if (key === '@type') found.types.push(part)
    else if (/^[a-z]/i.test(key)) found.properties.push(key)
    return part
  })
  return found
}

test('every word of it is of schema.org', () => {
  const { types, properties } = namesIn(
    localBusinessJsonLd(sampleLocation, { ...context, images: ['https://a.example/1'] }),
  )
  expect(types.filter(type => !isType(type))).toEqual([])
  expect(properties.filter(property => !isProperty(property))).toEqual([])
})

test('a hidden address is nowhere in it, its pin neither', () => {
  const text = JSON.stringify(said({ hide_address: true, description: '', website: '' }))
  for (const secret of ['Adams', '32202', '30.3285', '81.6589', 'GeoCoordinates']) expect(text).not.toContain(secret)
  expect(text).toContain('Orange Park')
})

test('what nobody has told is left out', () => {
  const empty = said({
    website: '',
    phone: '',
    services: [],
    social_links: {},
    languages: [],
    payment_types: [],
    description: '',
  })
  for (const name of [
    'url',
    'telephone',
    'makesOffer',
    'sameAs',
    'knowsLanguage',
    'paymentAccepted',
    'description',
    'image',
  ]) {
    expect(empty).not.toHaveProperty(name)
  }
  expect(said({ opening_date: '', year_founded: 1999 })).toMatchObject({ foundingDate: '1999' })
  expect(said({ opening_date: '', year_founded: null })).not.toHaveProperty('foundingDate')
})

test('hours of a place that is closed are not told', () => {
  expect(said({ open_status: 'closed_temporarily' })).not.toHaveProperty('openingHoursSpecification')
  expect(said({ regular_hours: null })).not.toHaveProperty('openingHoursSpecification')
})

test('around the clock, to midnight, past midnight and a closed holiday, as Google reads them', () => {
  const regular_hours = {
    ...closedWeek,
    monday: [{ opens: '00:00', closes: '24:00' }],
    tuesday: [{ opens: '18:00', closes: '24:00' }],
    wednesday: [{ opens: '18:00', closes: '03:00' }],
  }
  const special_hours = [
    { date: '2026-11-20', ranges: [], note: 'past' },
    { date: '2026-12-25', ranges: [], note: 'Christmas' },
  ]
  expect(said({ regular_hours, special_hours }).openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' },
    { dayOfWeek: ['Tuesday'], opens: '18:00', closes: '00:00' },
    { dayOfWeek: ['Wednesday'], opens: '18:00', closes: '03:00' },
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ])
})

test('nothing in it can end the script that holds it, and nothing is lost', () => {
  const nasty = fc.oneof(fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028'), fc.string())
  fc.assert(
    fc.property(fc.array(nasty), parts => {
      const data = said({ name: parts.join('') || 'x' })
      const text = jsonForScript(data)
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})
