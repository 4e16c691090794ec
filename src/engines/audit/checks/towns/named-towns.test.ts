import { expect, test } from 'vitest'
import { townsBeforeComma, townsBeforeState } from './named-towns.ts'

const told = (towns: Iterable<{ words: readonly string[]; state: string }>) =>
  [...towns].map(({ words, state }) => `${words.join(' ')}|${state}`)

test.each([
  ['Drains in Greer, SC and Tryon, North Carolina.', ['Greer|SC', 'Tryon|NC']],
  ['Serving Port Wentworth, GA', ['Serving Port Wentworth|GA']],
  ['St. Marys, Georgia', ['St. Marys|GA']],
  ['Oak Street, Savannah, GA 31401', ['Savannah|GA']],
  ['Salt, Pepper, Me', []],
  ['greer, SC', []],
  [', SC', []],
])('a comma stands between a town and its state: %s', (text, found) => {
  expect(told(townsBeforeComma(text))).toEqual(found)
})

test.each([
  ['Plumber Greer SC | Calloway', ['Plumber Greer|SC']],
  ['Plumber in Greer, SC', ['Greer|SC']],
  ['Meet Ada Greer MD', []],
  ['Greer Georgia', []],
])('in a title nothing may stand there: %s', (text, found) => {
  expect(told(townsBeforeState(text))).toEqual(found)
})
