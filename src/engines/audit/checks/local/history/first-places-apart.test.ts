import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, body: string, kind: ServedPage['kind'] = 'other'): ServedPage => ({
  html: `<title>Calloway</title>${body}`,
  url: `https://www.calloway.example${path}`,
  kind,
})
const look = (one: string, two: string, kind: ServedPage['kind'] = 'location') => {
  const outcome = localOutcome('first-place-differs', [
    page('/about', `<p>${one}</p>`),
    page('/two', `<p>${two}</p>`, kind),
  ])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test.each([
  [
    'When we opened our first location at The Rim, we trained the team.',
    'Our Bandera location is where it all started.',
  ],
  ['Calloway opened its first doors at The Rim in 2019.', 'Our newest location at The Rim is near the park.'],
  ['Our first restaurant in Macon opened in 1998.', 'The Savannah shop is the original. Come by.'],
  ['The original store on Oak Street is still ours.', 'We opened our very first store on Pine Street.'],
])('%s beside %s: two stories of one beginning', (one, two) => {
  expect(look(one, two)).toHaveLength(1)
})

test('what is told is told in the words of both pages', () => {
  expect(look('We opened our first location at The Rim.', 'Our Bandera location is where it all began.')).toEqual([
    '“Our Bandera location is where it all began”; “opened our first location at The Rim” on https://www.calloway.example/about, line 1',
  ])
})

test.each([
  ['We opened our first location at The Rim.', 'The Rim location is where it all started.'],
  ['We opened our first location at The Rim.', 'Our newest location in Stone Oak has a patio.'],
  ['We opened our first location in May 2019.', 'Our Bandera location is where it all started.'],
  ['We opened our first location at The Rim.', 'Be the first at our Bandera location to try it.'],
  ['Our first location in Macon opened in 1998.', 'The Savannah shop was the first to win the prize.'],
])('%s beside %s: one story', (one, two) => {
  expect(look(one, two)).toEqual([])
})

test('articles may tell of another day', () => {
  expect(look('We opened our first location at The Rim.', 'Our newest location at The Rim opens!', 'article')).toEqual(
    [],
  )
})
