import { expect, test } from 'vitest'
import { presetAddress, presets, readChoice } from '#src/features/analytics/parts/period-choice.ts'

const today = '2026-11-20'
const read = (address: string) => readChoice(new URLSearchParams(address), today)

test('a preset ends today and has as many days as it says', () => {
  expect(read('days=7')).toEqual({ from: '2026-11-14', to: today, preset: 7 })
  expect(read('')).toEqual({ from: '2026-10-24', to: today, preset: 28 })
  for (const days of presets) expect(read(presetAddress(days)).preset).toBe(days)
})

test('days of one’s own are taken as they are', () => {
  expect(read('from=2026-03-01&to=2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31', preset: undefined })
  expect(read('from=2026-03-01&to=2026-03-01').from).toBe('2026-03-01')
})

test('what makes no sense shows the last 28 days', () => {
  for (const address of [
    'days=1',
    'from=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'from=2025-01-01&to=2026-11-01',
  ]) {
    expect(read(address)).toEqual({ from: '2026-10-24', to: today, preset: 28 })
  }
})
