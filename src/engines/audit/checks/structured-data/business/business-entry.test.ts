import { expect, test } from 'vitest'
import { selfServingRating } from '#src/engines/audit/checks/structured-data/content/ratings.ts'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'
import { countryCodeFormat, incompleteAddress } from './business-address.ts'
import { recommendedProperties, requiredProperties, usefulProperties } from './business-properties.ts'

const page = (data: object) =>
  viewOf({
    html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script><p>Hi`,
  })
const named = { '@type': 'Plumber', name: 'Calloway Plumbing', url: site_url }

test('what a page is about may be named only; an entry of its own may not', () => {
  expect(requiredProperties.look(page({ '@type': 'CollectionPage', about: named })).state).toBe('not_applicable')
  expect(requiredProperties.look(page(named)).state).toBe('found')
  const more = { ...named, telephone: '+1 912 555 0142' }
  expect(requiredProperties.look(page({ '@type': 'CollectionPage', about: more })).state).toBe('found')
})

test('who provides a service is named, under whichever type', () => {
  const provider = {
    '@type': 'DrainCompany',
    name: 'Calloway',
    telephone: '+1 912 555 0142',
    address: { '@type': 'PostalAddress' },
  }
  expect(recommendedProperties.look(page({ '@type': 'Service', name: 'Drains', provider })).state).toBe(
    'not_applicable',
  )
  expect(recommendedProperties.look(page(provider)).state).toBe('found')
})

test('a number in the address is told', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '12 Oak St', telephone: '+1 912 555 0142' }
  const evidence = (data: object) => {
    const told = recommendedProperties.look(page(data))
    return told.state === 'found' ? told.occurrences[0]?.evidence : ''
  }
  expect(evidence({ ...named, address })).not.toContain('telephone')
  expect(evidence({ ...named, address: { ...address, telephone: undefined } })).toContain('telephone')
})

test('what a second entry of the same name says is not missed in one without a street', () => {
  const graph = (address: object) =>
    recommendedProperties.look(
      page({
        '@graph': [
          { ...named, '@id': '#firm', telephone: '+1 912 555 0142', areaServed: 'Georgia', address },
          {
            ...named,
            '@id': '#shop',
            telephone: '+1 912 555 0142',
            areaServed: 'Georgia',
            openingHours: 'Mo-Fr 08:00-17:00',
          },
        ],
      }),
    ).state
  expect(graph({ '@type': 'PostalAddress', addressLocality: 'Savannah' })).toBe('ok')
  expect(graph({ '@type': 'PostalAddress', streetAddress: '12 Oak St' })).toBe('found')
})

const whole = {
  '@type': 'PostalAddress',
  streetAddress: '12 Oak St',
  addressLocality: 'Savannah',
  addressRegion: 'GA',
  postalCode: '31401',
}

test.each([
  ['all but the country', whole, 'ok', 'found'],
  ['all', { ...whole, addressCountry: 'US' }, 'ok', 'ok'],
  ['a part of the country for its town', { ...whole, addressLocality: 'Greater Savannah Area' }, 'found', 'found'],
  ['a town that is called after a valley', { ...whole, addressLocality: 'Spring Valley' }, 'ok', 'found'],
  ['no ZIP and no country', { ...whole, postalCode: undefined }, 'found', 'not_applicable'],
])('an address with %s', (_, address, incomplete, country) => {
  const view = page({ ...named, address })
  expect(incompleteAddress.look(view).state).toBe(incomplete)
  expect(countryCodeFormat.look(view).state).toBe(country)
})

test.each([
  ['its words alone', {}, 'ok'],
  ['stars', { reviewRating: { '@type': 'Rating', ratingValue: 5 } }, 'found'],
])('a review with %s', (_, rating, state) => {
  const review = {
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Ann P.' },
    reviewBody: 'Kind people',
    ...rating,
  }
  expect(selfServingRating.look(page({ ...named, review })).state).toBe(state)
})

test('an entry that is known by its address on another page is asked for there', () => {
  const at = (id: string, more: object) => page({ ...named, '@id': id, ...more })
  const elsewhere = 'https://www.calloway.example/about#us'
  expect(requiredProperties.look(at(elsewhere, {})).state).toBe('not_applicable')
  expect(requiredProperties.look(at(`${site_url}#us`, {})).state).toBe('found')
  expect(requiredProperties.look(at('https://calloway-old.example/about#us', {})).state).toBe('found')
  expect(requiredProperties.look(at('https://calloway.example/index.html#us', {})).state).toBe('found')
  const told = { address: whole, telephone: '+1 912 555 0142' }
  expect(recommendedProperties.look(at(elsewhere, told)).state).toBe('not_applicable')
  expect(recommendedProperties.look(at(`${site_url}#us`, told)).state).toBe('found')
})

test('an entry that says more than its name on another page than its own is asked for there, too', () => {
  const elsewhere = { '@id': 'https://www.calloway.example/about#us', telephone: '+1 912 555 0142' }
  expect(requiredProperties.look(page({ ...named, ...elsewhere })).state).toBe('not_applicable')
})

test('picture and price range are little to miss, and told with what is more', () => {
  const told = { ...named, address: whole, telephone: '+1 912 555 0142', openingHours: 'Mo-Fr 08:00-17:00' }
  const view = page({ ...told, geo: { '@type': 'GeoCoordinates', latitude: 32, longitude: -81 } })
  expect(recommendedProperties.look(view).state).toBe('ok')
  expect(usefulProperties.look(view)).toMatchObject({
    occurrences: [{ evidence: 'Plumber “Calloway Plumbing” has no image, priceRange' }],
  })
  expect(usefulProperties.look(page(told)).state).toBe('ok')
  expect(recommendedProperties.look(page(told))).toMatchObject({
    occurrences: [{ evidence: 'Plumber “Calloway Plumbing” has no geo, image, priceRange' }],
  })
})

test('what two entries of the same name lack is missed once', () => {
  const outcome = recommendedProperties.look(
    page({
      '@graph': [
        { ...named, '@id': '#firm', areaServed: 'Georgia' },
        { ...named, '@id': '#shop', areaServed: 'Georgia' },
      ],
    }),
  )
  expect(outcome.state === 'found' && outcome.occurrences.length).toBe(1)
})

test('the town once more in the place of the street is told, though the business goes to its customers', () => {
  const at = (streetAddress: string) =>
    incompleteAddress.look(
      page({
        ...named,
        areaServed: 'Georgia',
        address: {
          '@type': 'PostalAddress',
          streetAddress,
          addressLocality: 'Savannah',
          addressRegion: 'GA',
          postalCode: '31401',
          addressCountry: 'US',
        },
      }),
    )
  expect(at('Savannah')).toMatchObject({ occurrences: [{ evidence: 'streetAddress: “Savannah” is the town' }] })
  expect(at('Savannah, GA').state).toBe('found')
  expect(at('12 Savannah Road').state).toBe('ok')
  expect(at('').state).toBe('ok')
})

test('an entry on the site itself may leave its address out, and nothing else', () => {
  const whole = {
    ...named,
    telephone: '+1 912 555 0142',
    areaServed: 'Georgia',
    openingHours: 'Mo-Fr 08:00-17:00',
    address: { '@type': 'PostalAddress', streetAddress: '12 Oak St' },
  }
  const look = (data: object) => recommendedProperties.look(page(data)).state
  expect(look({ ...whole, url: undefined })).toBe('ok')
  expect(look({ ...whole, url: undefined, openingHours: undefined })).toBe('found')
  expect(usefulProperties.look(page({ ...whole, url: undefined })).state).toBe('found')
})
