import { expect, test } from 'vitest'
import { waitInWords } from './contact-wait.ts'

const since = '2026-11-01T04:30:00.000Z'

const after = (hours: number) => waitInWords(since, Date.parse(since) + hours * 3_600_000)

test.each([
  [0, 'The oldest has waited less than an hour.'],
  [0.99, 'The oldest has waited less than an hour.'],
  [1, 'The oldest has waited 1 hour.'],
  [23.5, 'The oldest has waited 23 hours.'],
  [24, 'The oldest has waited 24 hours.'],
])('within the promise, after %s hours, the wait is told and nothing else', (hours, words) => {
  expect(after(hours)).toEqual({ words, is_late: false })
})

test.each([
  [24.5, 'The oldest has waited 24 hours: we promise an answer within 24 hours.'],
  [47.9, 'The oldest has waited 47 hours: we promise an answer within 24 hours.'],
  [48, 'The oldest has waited 2 days: we promise an answer within 24 hours.'],
  [24 * 30, 'The oldest has waited 30 days: we promise an answer within 24 hours.'],
])('beyond it, after %s hours, the promise is told too', (hours, words) => {
  expect(after(hours)).toEqual({ words, is_late: true })
})

test('a clock that is behind the server’s sees no time gone by', () => {
  expect(after(-3)).toEqual({ words: 'The oldest has waited less than an hour.', is_late: false })
})
