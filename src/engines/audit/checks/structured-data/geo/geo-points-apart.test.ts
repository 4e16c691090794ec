import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { coarsePoint, geoPointsApart, onePointForTwo } from './geo-points-apart.ts'

const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p></footer>'
let nth = 0
const page = (over: object, body = foot, kind: ServedPage['kind'] = 'home'): ServedPage => ({
  html: htmlWith([{ ...calloway, ...over }], body),
  url: `https://www.calloway.example/${++nth}/`,
  kind,
})
const at = (latitude: number, longitude: number) => ({ geo: { '@type': 'GeoCoordinates', latitude, longitude } })
const map = (latitude: string) =>
  `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3024!2d-81.0912!3d${latitude}"></iframe>`
const in_macon = {
  address: { ...calloway.address, streetAddress: '8 Elm Street', addressLocality: 'Macon', postalCode: '31201' },
}
const two_doors = `${foot}<p>8 Elm Street, Macon, GA 31201</p>`

test.each<[string, ServedPage[]]>([
  ['on two pages', [page({}), page(at(32.23, -81.0912))]],
  ['in data and on a map', [page({}, foot + map('32.3'), 'contact')]],
  ['in data and in a meta tag', [page({}, `<meta name="ICBM" content="32.23, -81.0912">${foot}`)]],
  ['of one of two places', [page({}, two_doors), page(at(32.41, -81.0912), two_doors), page(in_macon, two_doors)]],
])('points far apart are found %s', (_, pages) => {
  expect(geoPointsApart.look(siteOf(pages))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/\d+ miles apart/) }],
  })
})

const pinned = (latitude: string, meters: number, called = '!1s0x88fb1:0x9a') =>
  `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d${meters}!2d-81.0912!3d${latitude}!3m3!1m2${called}"></iframe>`

test.each<[string, ServedPage[]]>([
  ['of a place', [page({}), page({}, foot + pinned('32.14', 3024), 'contact')]],
  ['of a spot', [page({}), page({}, foot + pinned('32.14', 1500, '!1s0x0%3A0x0!2zMzLCsDA4'), 'about')]],
  ['seen first', [page({}, foot + pinned('32.14', 5000)), page({}, foot, 'about')]],
  ['south of it', [page({}), page({}, foot + pinned('32.02', 3024), 'contact')]],
])('the pin of a close map some miles from the point in the data is found, %s', (_, pages) => {
  expect(geoPointsApart.look(siteOf(pages))).toMatchObject({
    occurrences: [{ evidence: expect.stringMatching(/pin of the map.*4 miles apart/) }],
  })
})

test.each<[string, ServedPage[]]>([
  ['near it', [page({}), page({}, foot + pinned('32.1', 3024), 'contact')]],
  ['of a map of half a town', [page({}), page({}, foot + pinned('32.14', 12_000), 'contact')]],
  ['that is none', [page({}), page({}, foot + pinned('32.14', 3024, ''), 'contact')]],
  ['of a page for another town', [page({}), page({}, foot + pinned('32.14', 3024), 'location')]],
])('a pin %s is none', (_, pages) => {
  expect(geoPointsApart.look(siteOf(pages)).state).not.toBe('found')
})

test.each<[string, ServedPage[]]>([
  ['of one place', [page({}), page(at(32.0815, -81.092)), page({}, foot + map('32.085'))]],
  ['of a town that is served', [page({}), page({}, `<meta name="ICBM" content="32.31, -81.09">${foot}`, 'location')]],
  ['of two places', [page({}, two_doors), page({ ...in_macon, ...at(32.84, -83.63) }, two_doors)]],
  ['that are far from the address, which is told elsewhere', [page({}), page(at(32.41, -81.0912))]],
  ['that lie in another state, which is told elsewhere', [page({}), page(at(32.2, -80.6))]],
])('points %s are not', (_, pages) => {
  expect(geoPointsApart.look(siteOf(pages)).state).not.toBe('found')
})

test('two places with one point are found', () => {
  const in_pooler = { address: { ...in_macon.address, addressLocality: 'Pooler', postalCode: '31322' } }
  const outcome = onePointForTwo.look(siteOf([page({}, two_doors), page(in_pooler, two_doors)]))
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(/12 oak st.*8 elm st/)
})

test('a point copied to a place far away is told there as the wrong one', () => {
  expect(onePointForTwo.look(siteOf([page({}, two_doors), page(in_macon, two_doors)])).state).toBe('ok')
})

test('two places with a point each, and two entries for one place, are not', () => {
  const own = page({ ...in_macon, ...at(32.84, -83.63) }, two_doors)
  expect(onePointForTwo.look(siteOf([page({}, two_doors), own])).state).toBe('ok')
  expect(onePointForTwo.look(siteOf([page({}), page({})])).state).toBe('ok')
})

test.each([
  [32, -81, 'found'],
  [32.1, -81.1, 'found'],
  [32.08, -81.09, 'ok'],
  [32.1, -81.0912, 'ok'],
])('a point told as %s, %s is %s', (latitude, longitude, state) => {
  expect(coarsePoint.look(siteOf([page(at(latitude, longitude))])).state).toBe(state)
})

test('one house that data puts into two towns is no two places', () => {
  const elsewhere = page({ address: { ...calloway.address, addressLocality: 'Macon', postalCode: '31201' } }, two_doors)
  expect(onePointForTwo.look(siteOf([page({}, two_doors), elsewhere])).state).toBe('ok')
})

test('a street that data puts into another town has the point of that town', () => {
  const address = { ...calloway.address, addressLocality: 'Pooler', postalCode: '31322' }
  const elsewhere = page({ address, ...at(32.31, -81.25) }, '')
  expect(geoPointsApart.look(siteOf([page({}), elsewhere])).state).not.toBe('found')
})
