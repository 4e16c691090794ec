import { expect, test } from 'vitest'
import { dayText } from '#src/features/site/parts/article/day-text.ts'

test('a date is said as exactly as it is known', () => {
  expect(dayText('2026-11-01')).toBe('November 1, 2026')
  expect(dayText('2026-11')).toBe('November 2026')
  expect(dayText('2026')).toBe('2026')
})
