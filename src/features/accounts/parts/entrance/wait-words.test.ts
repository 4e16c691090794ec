import { expect, test } from 'vitest'
import { waitWords } from '#src/features/accounts/parts/entrance/wait-words.ts'

const now = new Date(2026, 10, 20, 15, 33, 10)

test('a wait is told in minutes, rounded up, with the time of day', () => {
  expect(waitWords(61, now)).toBe('Please try again in 2 minutes, at 3:35 PM.')
  expect(waitWords(720, now)).toBe('Please try again in 12 minutes, at 3:45 PM.')
  expect(waitWords(3600, now)).toBe('Please try again in 60 minutes, at 4:33 PM.')
})

test('a short wait is a minute, and an unknown one is not invented', () => {
  expect(waitWords(1, now)).toBe('Please try again in a minute.')
  expect(waitWords(60, now)).toBe('Please try again in a minute.')
  expect(waitWords(undefined, now)).not.toMatch(/\d/)
})
