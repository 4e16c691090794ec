import { expect, test } from 'vitest'
import { scopeInWords } from '#src/features/businesses/parts/member-words.ts'

test.each([
  ['all', [], [], 'All locations'],
  ['chosen', ['a'], [], '1 location'],
  ['chosen', ['a', 'b', 'c'], ['g'], '3 locations and 1 group'],
  ['chosen', [], ['g', 'h'], '2 groups'],
  ['chosen', [], [], 'No location'],
] as const)('%s of %j and %j reads %4$s', (scope, location_ids, group_ids, words) => {
  expect(scopeInWords({ scope, location_ids, group_ids })).toBe(words)
})
