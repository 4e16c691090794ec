import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { geoOffPin } from './geo-off-pin.ts'

const data = (latitude: number | string, longitude: number | string = -81.0912) => ({
  ...calloway,
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
})
const id = '!1s0x88fb9f0a1b2c3d4e%3A0x1a2b3c4d5e6f7a8b'
const embed = (latitude: string, width = 3024, place = id) =>
  `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d${width}!2d-81.0912!3d${latitude}!3m3${place}"></iframe>`
const pin = `<a href="https://www.google.com/maps/place/Calloway/@32,-81,7z/data=${id.replace('%3A', ':')}!8m2!3d32.0809!4d-81.0912">Directions</a>`
const cid = '<a href="https://www.google.com/maps?ll=32.0809,-81.0912&cid=5624804665664541133">12 Oak Street</a>'
const look = (node: object, body: string) => geoOffPin.look(viewOf({ html: htmlWith([node], body) })).state

test.each([embed('32.0809'), pin, cid])('a point a mile and more from the pin is found: %#', body => {
  expect(look(data(32.1101), body)).toBe('found')
})

test.each<[string, object, string]>([
  ['at the door', data(32.0812), embed('32.0809')],
  ['at the other end of a farm', data(32.0901), pin],
  ['told for the town alone', data('32.11', '-81.09'), pin],
  ['so far off that another finding tells it', data(32.4101), pin],
  ['beside a map of the region', data(32.1101), embed('32.0809', 90_000)],
  ['beside a map of no place that Google knows', data(32.1101), embed('32.0809', 3024, '')],
  ['without a map', data(32.1101), ''],
])('a point %s is not', (_, node, body) => {
  expect(look(node, body)).not.toBe('found')
})
