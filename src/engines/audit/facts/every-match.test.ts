import { expect, test } from 'vitest'
import { everyMatch } from './every-match.ts'

const word = /[a-z]+/g

test('every match is given, also after a loop that was left', () => {
  for (const [shown] of everyMatch('one two', word)) {
    expect(shown).toBe('one')
    break
  }
  expect([...everyMatch('one two', word)].map(({ 0: shown, index }) => [shown, index])).toEqual([
    ['one', 0],
    ['two', 4],
  ])
  expect([...everyMatch('1 2', word)]).toEqual([])
})
