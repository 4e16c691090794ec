import { expect, test } from 'vitest'
import { bringUpToDate, wordsOutOfDate } from '#src/build/words/compare-words.ts'

const ledger = {
  '/': { updated: '2026-11-20', words: 'a' },
  '/education/guide': { updated: '2026-11-20', words: 'b' },
}
const home = (words: string) => ({ path: '/', words, own: undefined })
const guide = (words: string, day: string) => ({ path: '/education/guide', words, own: { day, file: 'guide.ts' } })

test('pages that say what they said are left alone', () => {
  const pages = [home('a'), guide('b', '2026-11-20')]
  expect(wordsOutOfDate(ledger, pages)).toEqual([])
  expect(bringUpToDate(ledger, pages, '2026-12-01')).toEqual({ ledger, problems: [] })
})

test('a page whose words changed is told to have its day changed, and gets it', () => {
  const pages = [home('z'), guide('b', '2026-11-20')]
  expect(wordsOutOfDate(ledger, pages)).toEqual(['The words of / changed after 2026-11-20: run "npm run page-words".'])
  expect(bringUpToDate(ledger, pages, '2026-12-01').ledger['/']).toEqual({ updated: '2026-12-01', words: 'z' })
})

test('an article whose words changed needs its author to say the day', () => {
  const late = [home('a'), guide('y', '2026-11-20')]
  expect(wordsOutOfDate(ledger, late)[0]).toContain('set "updated" in guide.ts')
  const kept = bringUpToDate(ledger, late, '2026-12-01')
  expect(kept.ledger['/education/guide']).toEqual(ledger['/education/guide'])
  expect(kept.problems).toHaveLength(1)
  const told = bringUpToDate(ledger, [home('a'), guide('y', '2026-12-01')], '2026-12-01')
  expect(told).toEqual({
    ledger: { ...ledger, '/education/guide': { updated: '2026-12-01', words: 'y' } },
    problems: [],
  })
})

test('an article that gives another day than the ledger is told, though it says the same', () => {
  expect(wordsOutOfDate(ledger, [home('a'), guide('b', '2026-12-01')])).toHaveLength(1)
})

test('pages that came or went are told, and brought in and taken out', () => {
  const pages = [home('a'), { path: '/new', words: 'n', own: undefined }]
  expect(wordsOutOfDate(ledger, pages)).toEqual([
    '/new is new: run "npm run page-words" and commit src/content/page-words.json.',
    '/education/guide is gone: run "npm run page-words".',
  ])
  expect(Object.keys(bringUpToDate(ledger, pages, '2026-12-01').ledger)).toEqual(['/', '/new'])
})
