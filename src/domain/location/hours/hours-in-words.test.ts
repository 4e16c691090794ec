import { expect, test } from 'vitest'
import { isSameValue } from '#src/domain/location/record/same-value.ts'
import { anyWeek } from '#tests/support/locations/hours-arbitraries.ts'
import { closedWeek } from '#tests/support/locations/sample-location.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { dayInWords, rangeInWords, weekInLines, weekInWords } from './hours-in-words.ts'

const workday = [{ opens: '09:00', closes: '17:00' }]

test.each([
  ['09:00', '17:00', '9 am–5 pm'],
  ['09:30', '12:00', '9:30 am–12 pm'],
  ['00:00', '24:00', 'open 24 hours'],
  ['18:00', '24:00', '6 pm–12 am'],
  ['00:30', '01:05', '12:30 am–1:05 am'],
  ['22:00', '02:00', '10 pm–2 am'],
])('%s to %s is said as %s', (opens, closes, words) => {
  expect(rangeInWords({ opens, closes })).toBe(words)
})

test('days with the same hours are said together', () => {
  const week = {
    ...closedWeek,
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
    friday: workday,
  }
  expect(weekInWords(week)).toBe('Mon–Fri 9 am–5 pm; Sat–Sun closed')
})

test('a day in between breaks the run', () => {
  const week = { ...closedWeek, monday: workday, wednesday: workday }
  expect(weekInLines(week)).toEqual([
    { days: 'Mon', hours: '9 am–5 pm' },
    { days: 'Tue', hours: 'closed' },
    { days: 'Wed', hours: '9 am–5 pm' },
    { days: 'Thu–Sun', hours: 'closed' },
  ])
})

test('a lunch break is said', () => {
  const day = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]
  expect(dayInWords(day)).toBe('8 am–12 pm, 1 pm–5 pm')
})

test('a week without hours is closed', () => {
  expect(weekInWords(closedWeek)).toBe('Mon–Sun closed')
})

test('two weeks are said in the same words only where they are the same', () => {
  fc.assert(
    fc.property(anyWeek, anyWeek, (one, other) => {
      expect(weekInWords(one) === weekInWords(other)).toBe(isSameValue(one, other))
    }),
  )
})

test('every day of the week is said once', () => {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  fc.assert(
    fc.property(anyWeek, week => {
      const said = weekInLines(week).flatMap(({ days }) => {
        const [from = '', to = from] = days.split('–')
        return names.slice(names.indexOf(from), names.indexOf(to) + 1)
      })
      expect(said).toEqual(names)
    }),
  )
})
