import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { reviewsOfOld } from './reviews-of-old.ts'

const praise = 'They came on time, mended the pipe in an hour, and left the kitchen as clean as it was before.'
const page = (heading: string, ...dates: string[]): ServedPage => ({
  html: `<!doctype html><html lang="en"><title>Calloway</title><body><h2>${heading}</h2>${dates
    .map(date => `\n<p>“${praise}”</p><p>${date}</p>`)
    .join('')}`,
})
const look = (...pages: ServedPage[]) => reviewsOfOld.look(siteOf(pages, { today: 2026_11_22 }))

test('the newest of old reviews is told', () => {
  expect(look(page('Testimonials', 'Ron Keller, March 2012', 'Ann Marlow, June 12, 2013'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: 'the newest with a date: “Ann Marlow, June 12, 2013”' }],
  })
  expect(look(page('Reviews', '4/29/2014', '— Ann M. 2/20/2014')).state).toBe('found')
})

test('dates of posts beside their titles are those of no reviews', () => {
  const post = (title: string) => `<h2>${title}</h2><p>26 Jun 2020</p>`
  const html = `<body><p>${praise}</p>${post('Specials')}${post('Testimonials')}${post('Our team')}<p>${praise}</p>`
  expect(look({ html }).state).toBe('not_applicable')
  const signed = `<body><h2>Testimonials</h2><p>${praise}</p><p>By Ann Marlow 26 Jun 2020</p><p>${praise}</p><p>By Ann Marlow 22 Jun 2020</p>`
  expect(look({ html: signed }).state).toBe('not_applicable')
})

test.each([
  ['one is of late', page('Reviews', 'Ron Keller, March 2012', 'Ann Marlow, June 2024'), 'ok'],
  ['one alone', page('Reviews', 'Ron Keller, March 2012'), 'not_applicable'],
  ['no reviews', page('Our jobs', 'Oak Street, March 2012', 'Bay Road, June 2013'), 'not_applicable'],
  ['dates of the page', page('Reviews', 'Updated March 2012', 'Published June 2013'), 'not_applicable'],
])('%s', (_, one, state) => {
  expect(look(one).state).toBe(state)
})
