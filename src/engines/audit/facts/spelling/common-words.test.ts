import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonnessOf, longWordsLike } from './common-words.ts'
import { isKnown } from './known-words.ts'
import { oneEditAway } from './one-edit.ts'
import { shopWords } from './shop-words.ts'
import { wordHash } from './word-hash.ts'

const lines = readFileSync(new URL('./common-words.txt', import.meta.url), 'latin1')
  .trimEnd()
  .split('\n')

test('each word has the level of the first list that holds it, and others have none', () => {
  const levels = new Map<string, number>()
  for (const [level, line] of [shopWords, ...lines].entries())
    for (const word of line.split(' ')) if (!levels.has(word)) levels.set(word, level)
  const wrong = [...levels].filter(([word, level]) => commonnessOf(word) !== level)
  expect(wrong).toEqual([])
  for (const word of ['plumbng', 'plumbing roof', 'xyzzy', '']) expect(commonnessOf(word)).toBeUndefined()
})

test('every common word is a known one, which slips are looked up by', () => {
  expect([shopWords, ...lines].flatMap(line => line.split(' ')).filter(word => !isKnown(word))).toEqual([])
})

test('words like another begin as it does, and are nearly as long', () => {
  const like = [...longWordsLike('restarant')]
  expect(like).toContain('restaurant')
  expect(like.every(word => word.startsWith('re') && Math.abs(word.length - 9) <= 2)).toBe(true)
})

test('the words one slip away are asked for by their own hashes', () => {
  const all = [...oneEditAway('hosue')]
  const hashes: number[] = []
  const made = [...oneEditAway('hosue', hash => hashes.push(hash) > 0)]
  expect(made).toEqual(all)
  expect(hashes).toEqual(all.map(({ word }) => wordHash(word)))
  expect([...oneEditAway('hosue', hash => hash === wordHash('house'))]).toEqual([
    { word: 'house', slip: 'swap', at: 2 },
  ])
})
