import { expect, test } from 'vitest'
import { zoneInWords } from './zone-words.ts'

test.each([
  ['America/New_York', 'Eastern (New York, Miami)'],
  ['America/Puerto_Rico', 'Atlantic (Puerto Rico)'],
  ['America/Argentina/Rio_Gallegos', 'America, Argentina, Rio Gallegos'],
  ['UTC', 'UTC'],
  ['', ''],
])('%s is named %s', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words)
})
