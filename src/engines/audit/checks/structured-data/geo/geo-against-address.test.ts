import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { geoAgainstAddress, geoOffByMiles } from './geo-against-address.ts'

const shop = (latitude: unknown, longitude: unknown, address: object) =>
  viewOf({
    html: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Calloway Plumbing',
      address: { '@type': 'PostalAddress', ...address },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    })}</script>`,
  })
const savannah = {
  streetAddress: '12 Oak St',
  addressLocality: 'Savannah',
  addressRegion: 'GA',
  postalCode: '31401',
  addressCountry: 'US',
}

test.each([
  ['a lost minus sign', '32.0809', '81.0912', savannah, /lost its minus sign/],
  ['swapped numbers', -81.0912, 32.0809, savannah, /swapped/],
  ['another state', 40.7128, -74.006, savannah, /not/],
  ['nothing filled in', 0, 0, savannah, /never filled in/],
  ['another country', 32.08, -81.09, { addressLocality: 'Leeds', addressCountry: 'GB' }, /GB/],
])('finds %s', (_, latitude, longitude, address, reason) => {
  expect(geoAgainstAddress.look(shop(latitude, longitude, address))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(reason) }],
  })
})

test.each([
  ['the right place', '32.0809', '-81.0912', savannah],
  // The state against its own ZIP is a finding of its own.
  ['a slip in the state', 32.0809, -81.0912, { ...savannah, addressRegion: 'OR' }],
  ['a slip in the ZIP', 32.0809, -81.0912, { ...savannah, postalCode: '98101' }],
  ['a shop near the border of its state', 32.08, -80.85, savannah],
  ['a state in words', 32.08, -81.09, { addressLocality: 'Savannah', addressRegion: 'Georgia' }],
  ['Alaska', 61.2, -149.9, { addressRegion: 'AK', addressCountry: 'USA' }],
])('is content with %s', (_, latitude, longitude, address) => {
  expect(geoAgainstAddress.look(shop(latitude, longitude, address)).state).toBe('ok')
})

test('says nothing of a place whose address it does not know', () => {
  expect(geoAgainstAddress.look(shop(48.1, 11.6, { addressCountry: 'Freedonia' })).state).toBe('not_applicable')
})

test('says nothing of the point of a city that is served from elsewhere', () => {
  const served = viewOf({
    html: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      name: 'Calloway',
      address: { '@type': 'PostalAddress', ...savannah },
      areaServed: {
        '@type': 'City',
        name: 'Tampa',
        geo: { '@type': 'GeoCoordinates', latitude: 27.95, longitude: -82.45 },
      },
    })}</script>`,
  })
  expect(geoAgainstAddress.look(served).state).toBe('not_applicable')
})

test('still looks at the point of a place that has an address', () => {
  const placed = viewOf({
    html: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Calloway',
      location: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', ...savannah },
        geo: { '@type': 'GeoCoordinates', latitude: 40.7, longitude: -74 },
      },
    })}</script>`,
  })
  expect(geoAgainstAddress.look(placed).state).toBe('found')
})

test('a page for a town that is served may bear the point of that town, and the home page may not', () => {
  const head = '<meta name="geo.position" content="33.47;-82.01">'
  const html = `<head>${head}</head><p>12 Oak Street, Savannah, GA 31401</p>`
  expect(geoAgainstAddress.look(viewOf({ html, kind: 'location' })).state).toBe('ok')
  expect(geoAgainstAddress.look(viewOf({ html })).state).toBe('found')
})

test('in the next town but three it is no grave slip', () => {
  expect(geoAgainstAddress.look(shop(32.3, -81.3, savannah)).state).toBe('ok')
  expect(geoOffByMiles.look(shop(32.3, -81.3, savannah)).state).toBe('found')
})

test('what is grave is told as that alone', () => {
  expect(geoOffByMiles.look(shop(32.0809, 81.0912, savannah)).state).toBe('ok')
  expect(geoOffByMiles.look(shop(32.0809, -81.0912, savannah)).state).toBe('ok')
  expect(geoOffByMiles.look(shop(48.1, 11.6, { addressCountry: 'Freedonia' })).state).toBe('not_applicable')
})
