import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { titleWithoutSubject } from './title-without-subject.ts'

const origin = 'https://www.calloway.example/'
const page = (path: string, title: string) => ({
  html: `<title>${title}</title><p>All about it.</p>`,
  url: `${origin}${path}`,
  kind: 'service' as const,
})
const home = { html: '<title>Calloway Exteriors - Siding Experts in Macon, GA</title>', url: origin }
const others = [
  page('gutter-cleaning.html', 'Gutter Cleaning in Macon'),
  page('window-washing.html', 'Windows Washed in Macon'),
  page('roof-repair.html', 'Roof Repair | Calloway Exteriors'),
  page('fence-staining.html', 'Fences Stained in Macon'),
]
const look = (...pages: ReturnType<typeof page>[]) => {
  const outcome = titleWithoutSubject.look(siteOf([home, ...others, ...pages]))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : outcome.state
}

test('a title that says only who the site is of is told', () => {
  expect(look(page('deck-staining.html', 'Calloway Exteriors - The Experts in Macon, GA'))).toEqual([
    '“Calloway Exteriors - The Experts in Macon, GA” for /deck-staining.html',
  ])
})

test.each([
  ['what it is about', page('deck-staining.html', 'Decks Stained in Macon | Calloway Exteriors')],
  ['it in other words', page('deck-staining.html', 'Wood Care for Patios | Calloway Exteriors')],
  ['what many pages are called', page('about-us.html', 'Calloway Exteriors - The Experts in Macon, GA')],
])('a title that says %s is none of these', (_, one) => {
  expect(look(one)).toBe('ok')
})

test('where most titles are so, nothing is told of one', () => {
  const title = (nth: number) => `Calloway Exteriors Macon ${'I'.repeat(nth)}`
  const silent = ['deck-staining.html', 'house-painting.html', 'snow-removal.html'].map((path, nth) =>
    page(path, title(nth)),
  )
  expect(look(...silent)).toBe('not_applicable')
})
