import { expect, test } from 'vitest'
import { NumbersByKey } from './numbers-by-key.ts'

test('gives back what was added under a key, in that order, and nothing of another key of its bucket', () => {
  const numbers = new NumbersByKey(8)
  for (const [key, number] of [
    [5, 1],
    [21, 2],
    [5, 3],
    [-11, 4],
    [4_000_000_000, 5],
  ] as const)
    numbers.add(key, number)
  expect([5, 21, -11, 4_000_000_000, 6].map(key => [...numbers.of(key)])).toEqual([[1, 3], [2], [4], [5], []])
})

test('keeps the first of very many under one key, and no more than it has room for', () => {
  const numbers = new NumbersByKey(100)
  for (let number = 0; number < 200; number++) numbers.add(7, number)
  for (let number = 0; number < 200; number++) numbers.add(number + 8, number)
  expect([...numbers.of(7)]).toEqual(Array.from({ length: 24 }, (_, number) => number))
  expect([...numbers.of(83)]).toEqual([75])
  expect([...numbers.of(84)]).toEqual([])
})
