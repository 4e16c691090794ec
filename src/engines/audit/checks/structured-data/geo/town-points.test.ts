import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { townPoints } from './town-points.ts'

const serving = (city: object, address: object = {}) =>
  viewOf({
    html: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Calloway Plumbing',
      address: { '@type': 'PostalAddress', ...address },
      areaServed: [{ '@type': 'City', ...city }],
    })}</script>`,
  })
const at = (latitude: number, longitude: number) => ({ '@type': 'GeoCoordinates', latitude, longitude })
const georgia = { containedInPlace: { '@type': 'State', name: 'Georgia' } }

test.each([
  [{ name: 'Macon', ...georgia, geo: at(32.84, -81.63) }],
  [{ name: 'Macon, GA', geo: at(32.84, 83.63) }],
  [{ name: 'Savannah', containedInPlace: 'Georgia', geo: at(32.08, -84.09) }],
])('a town that is put elsewhere is found: %j', city => {
  expect(townPoints.look(serving(city)).state).toBe('found')
})

test('where nothing names a state, that of the business is meant', () => {
  const macon = { name: 'Macon', geo: at(32.84, -81.63) }
  expect(townPoints.look(serving(macon, { addressRegion: 'GA' }))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/^Macon, GA: 32.84, -81.63, 11\d miles from the town$/) }],
  })
  expect(townPoints.look(serving(macon)).state).toBe('not_applicable')
})

test('a small town is known, too', () => {
  const pooler = (longitude: number) => serving({ name: 'Pooler', ...georgia, geo: at(32.11, longitude) })
  expect(townPoints.look(pooler(-82.15)).state).toBe('found')
  expect(townPoints.look(pooler(-81.25)).state).toBe('ok')
})

test.each([
  [{ name: 'Macon', ...georgia, geo: at(32.84, -83.63) }],
  [{ name: 'Savannah, Georgia', geo: at(32.0, -81.3) }],
])('a town in its place is none: %j', city => {
  expect(townPoints.look(serving(city)).state).toBe('ok')
})

test.each([
  [{ name: 'Nowhere Springs', ...georgia, geo: at(1, 1) }],
  // Many states have one, and so a state may have two.
  [{ name: 'Fairview', containedInPlace: 'Tennessee', geo: at(36.3, -83.5) }],
  [{ name: 'Macon', containedInPlace: { '@type': 'Country', name: 'France' }, geo: at(46.3, 4.8) }],
  [{ name: 'Macon', ...georgia }],
])('what nobody here knows is not judged: %j', city => {
  expect(townPoints.look(serving(city, { addressRegion: 'GA' })).state).toBe('not_applicable')
})
