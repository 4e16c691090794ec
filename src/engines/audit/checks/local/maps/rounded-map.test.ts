import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { roundedMap } from './rounded-map.ts'

const look = (pb: string) =>
  roundedMap.look(viewOf({ html: `<iframe src="https://www.google.com/maps/embed?pb=${pb}"></iframe>` }))

test('a point with two decimals and without a place is told', () => {
  expect(look('!1m18!1m12!1m3!1d3348.8!2d-81.1!3d32.08!2m3!1m2!1s0x0%3A0x0!2zMzI!5e0')).toMatchObject({
    occurrences: [{ evidence: '32.08, -81.1, and no place that Google knows' }],
  })
})

test.each([
  [
    'counted up',
    '!1d3069.7743749!2d-81.0912!3d32.0809!2m3!1m2!1s0x88fb4e1%3A0x123456789!2sCalloway!5e0!4v1755157675335',
  ],
  [
    'digits and letters by turns',
    '!1d103982.68!2d-81.0912!3d32.0809!2m3!1m2!1s0x87b2123d:0x6b4c6e9f1a2b3c4d!2sCalloway!5e0!4v1755157675335',
  ],
  ['zeros', '!1d3107.456!2d-81.0912!3d32.0809!2m3!1m2!1s0x0:0x0!2sCalloway!5e0!4v0000000000000'],
  ['a typed time', '!1d3016.1!2d-81.0912!3d32.0809!2m3!1m2!1s0x89e8360c:0x8b9e0d1c7c!2sCalloway!5e0!4v1702857600000'],
  [
    'letters and digits in their order',
    '!1d2951.123456789!2d-71.5264!3d42.3051!2m3!1m2!1s0x89e38a1234567890:0xabcdef1234567890!2sCalloway!5e0!4v1234567890',
  ],
  ['letters again', '!1d2707.48508!2d-81.1!3d32.1!2m3!1m2!1s0x5485d3d3d3d3d3d3:0x81cd0ef2!2sCalloway!5e0!4v1234567890'],
])('a place whose number is made up is told: %s', (_, pb) => {
  expect(look(pb)).toMatchObject({ occurrences: [{ evidence: expect.stringContaining('no place of Google’s') }] })
})

test.each([
  '!1d96770.59788!2d-111.91039!3d40.71622!2m3!1m2!1s0x0%3A0x3bd355697a21cfb5!2sCalloway!5e0!4v1467669523642',
  '!1d3351.8234!2d-96.6827611!3d32.8488156!2m3!1m2!1s0x864ea12237496ed3%3A0x44a59c78!2sCalloway!5e0',
  '!1m18!1m12!1m3!1d3348.8!2d-81.09123!3d32.08091!2m3!1m2!1s0x0%3A0x0!2zMzI!5e0',
  '!1m18!1m12!1m3!1d3348.8!2d-81.1!3d32.08!2m3!1m2!1s0x88fb9e1%3A0x3f1a!2sCalloway!5e0',
  '!1m14!1m8!1m3!1d13400!2d-81.0912!3d32.0809!3m2!1i1024',
])('%s shows a place', pb => {
  expect(look(pb).state).toBe('ok')
})

test('no map, nothing to look at', () => {
  expect(roundedMap.look(viewOf({ html: '<p>12 Oak Street</p>' })).state).toBe('not_applicable')
})

test('a list of towns shows a map that was made up as well', () => {
  const url = 'https://www.google.com/maps/embed?pb=!1d3054.5!2d-75.0!3d39.82!2m3!1m2!1s0x0%3A0x0!2zMzn!5e0!4v1'
  expect(roundedMap.look(viewOf({ html: `<iframe src="${url}"></iframe>`, kind: 'listing' })).state).toBe('found')
})
