import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { barePin } from './bare-pin.ts'

const map = (place: string) =>
  `https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3280.5!2d-81.09123!3d32.07931!3m3!1m2!${place}!5e0!3m2!1sen!2sus!4v1`
const degrees = Buffer.from(`32°04'45.5"N 81°05'28.4"W`).toString('base64')

test('a pin far from the address beside it is told as that', () => {
  const html = `<h1>Visit us</h1><p>14 Marsh Road, Atlanta, GA 30329</p><iframe title="Map" src="${map('1s0x0:0x0!2s14+Marsh+Road')}"></iframe>`
  expect(barePin.look(viewOf({ html })).state).toBe('not_applicable')
})

test.each([
  ['degrees', `1s0x0%3A0x0!2z${degrees}`, 'found'],
  ['a house and its street', '1s0x0:0x0!2s14+Marsh+Road', 'found'],
  ['a town on purpose', '1s0x0%3A0x0!2sSavannah%2C%20GA', 'ok'],
  ['a place that Google knows', `1s0x88fb9e3b7d0e0f0b:0x1c2d3e4f5a6b7c8d!2sCalloway+Plumbing`, 'ok'],
  ['a known house', '1s0x88fb9e3b7d0e0f0b:0x1c2d3e4f5a6b7c8d!2s14+Marsh+Road', 'ok'],
])('a map of %s', (_what, place, state) => {
  const html = `<title>Drains</title><h1>Visit us</h1><iframe title="Map" src="${map(place)}"></iframe>`
  expect(barePin.look(viewOf({ html })).state).toBe(state)
})

test.each([
  ['streets around a spot', '3280.5', '', 'found'],
  ['a county on purpose', '315000', '', 'ok'],
  ['the street as a car saw it', '3280.5', '!6m8!1m7!1sabc', 'ok'],
])('a map without a place that shows %s', (_what, wide, more, state) => {
  const src = `https://www.google.com/maps/embed?pb=!1m10!1m8!1m3!1d${wide}!2d-81.0912345!3d32.0793178!3m2!1i1024!2i768!4f13.1${more}!5e0!3m2!1sen!2sin!4v1`
  const html = `<title>Drains</title><h1>Visit us</h1><iframe title="Map" src="${src}"></iframe>`
  expect(barePin.look(viewOf({ html })).state).toBe(state)
})
