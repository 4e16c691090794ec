import { expect, test } from 'vitest'
import { gridAt } from './hours-in-grid.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const at = (...cells: string[]) => gridAt(cells.join('\n'), 0)

test('days as columns over their times', () => {
  const times = at(...days, '8-5', '8-5', '8-5', '8-5', '8-3', 'Closed', 'Closed', 'Call us')?.times
  expect(times?.[4]).toEqual(['fr', [{ opens: 480, closes: 900 }]])
  expect(times?.[6]).toEqual(['su', []])
})

test('when the door opens in one row, and when it closes in the next', () => {
  const week = days.slice(0, 5)
  const rows = ['Open', ...week.map(() => '8:00 AM'), 'Close', ...week.map(() => '5:00 PM')]
  expect(at(...week, ...rows)?.times?.[2]).toEqual(['we', [{ opens: 480, closes: 1_020 }]])
})

test.each([
  ['more rows are those of classes', [...days, ...days.map(() => '8-5'), ...days.map(() => '6-7 pm')]],
  ['tabs of a timetable', [...days, 'Yoga', '9 am']],
  ['days that are all closed', [...days, ...days.map(() => 'Closed')]],
])('%s', (_, cells) => {
  expect(at(...cells)?.times).toBeNull()
})

test('a day above its own times is no grid', () => {
  expect(at('Mon', '8-5', 'Tue', '8-5')).toBeNull()
})
