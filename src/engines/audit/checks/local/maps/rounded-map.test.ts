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
  '!1m18!1m12!1m3!1d3348.8!2d-81.09123!3d32.08091!2m3!1m2!1s0x0%3A0x0!2zMzI!5e0',
  '!1m18!1m12!1m3!1d3348.8!2d-81.1!3d32.08!2m3!1m2!1s0x88fb9e1%3A0x3f1a!2sCalloway!5e0',
  '!1m14!1m8!1m3!1d13400!2d-81.0912!3d32.0809!3m2!1i1024',
])('%s shows a place', pb => {
  expect(look(pb).state).toBe('ok')
})

test('no map, nothing to look at', () => {
  expect(roundedMap.look(viewOf({ html: '<p>12 Oak Street</p>' })).state).toBe('not_applicable')
})
