import { expect, test } from 'vitest'
import { outcomeWords, rowKinds, saveWords } from './words.ts'

const none = {
  unchecked: 0,
  new: 0,
  update: 0,
  unchanged: 0,
  skip: 0,
  bad: 0,
  asks: 0,
  created: 0,
  updated: 0,
  kept: 0,
}

test('the button says what it saves, rows that wait for a reason left out until it is given', () => {
  expect(saveWords({ counts: { ...none, new: 1 } }, 0)).toBe('Add 1 location')
  expect(saveWords({ counts: { ...none, new: 1200, asks: 200 } }, 0)).toBe('Add 1,000 locations')
  expect(saveWords({ counts: { ...none, new: 2, update: 3, asks: 1 } }, 1)).toBe('Save 5 locations')
  expect(saveWords({ counts: { ...none, update: 1 } }, 0)).toBe('Change 1 location')
  expect(saveWords({ counts: { ...none, bad: 4 } }, 0)).toBe('')
})

test('what came of it is told in sentences, and kinds without a row are not offered', () => {
  const counts = { ...none, new: 293, bad: 7, unchanged: 1 }
  expect(outcomeWords({ state: 'checked', counts })).toEqual([
    '293 locations to add.',
    '1 row says what we know already.',
    '7 rows to mend.',
  ])
  expect(outcomeWords({ state: 'undone', counts: { ...none, kept: 1, new: 5 } })).toEqual([
    'The import was undone.',
    '1 location kept, because somebody has worked on it since.',
  ])
  expect(rowKinds({ counts, total: 301 }).map(({ show }) => show)).toEqual(['bad', 'new', 'unchanged', 'all'])
})

test('rows that wait for a reason are some of those to add or to change, and are counted as such', () => {
  const words = (over: Partial<typeof none>) => outcomeWords({ state: 'checked', counts: { ...none, ...over } })
  expect(words({ new: 58, asks: 57 })).toEqual(['58 locations to add.', '57 of them wait for a reason.'])
  expect(words({ new: 3, update: 2, asks: 1, bad: 1 })).toEqual([
    '3 locations to add.',
    '2 locations to change.',
    '1 of them waits for a reason.',
    '1 row to mend.',
  ])
  expect(words({ new: 58, asks: 58 })).toEqual(['58 locations to add.', 'They all wait for a reason.'])
  expect(words({ update: 1, asks: 1 })).toEqual(['1 location to change.', 'It waits for a reason.'])
})
