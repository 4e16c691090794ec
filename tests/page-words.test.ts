import { expect, test } from 'vitest'
import { buildFolder, projectFolder } from '#src/build/build-folders.ts'
import { buildState } from '#src/build/build-stamp.ts'
import { sourceHash } from '#src/build/source-hash.ts'
import { readBuiltWords } from '#src/build/words/built-words.ts'
import { wordsOutOfDate } from '#src/build/words/compare-words.ts'
import { pageLedger } from '#src/content/page-days.ts'
import { readBrand } from '#src/env.ts'

const brand = readBrand()

test('every page says since when it has its words, and that is true', async () => {
  const state = await buildState(buildFolder, await sourceHash(projectFolder, brand))
  expect(state, 'the built site is of these sources: run "npm run build" first').toBe('current')
  expect(wordsOutOfDate(pageLedger, await readBuiltWords(brand))).toEqual([])
})
