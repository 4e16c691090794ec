import { expect, test } from 'vitest'
import { hoursSpan } from '#src/features/site/parts/hours-span.ts'

test('reads office hours as hours of the day', () => {
  expect(hoursSpan('9:00 AM-6:00 PM')).toEqual({ opens: 9, closes: 18 })
})

test('noon is 12, midnight is 0, half hours are kept', () => {
  expect(hoursSpan('12:00 AM-12:30 PM')).toEqual({ opens: 0, closes: 12.5 })
})

test('a closed day has no span', () => {
  expect(hoursSpan('closed')).toBeUndefined()
})

test('half a span is no span', () => {
  expect(hoursSpan('9:00 AM-')).toBeUndefined()
})
