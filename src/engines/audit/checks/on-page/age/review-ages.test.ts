import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { reviewAges } from './review-ages.ts'

const review = (age: string) => `<blockquote>Quick and kind. ★★★★★</blockquote><p>Ann H. <span>${age}</span></p>`
const look = (body: string, over = {}) =>
  reviewAges.look(
    viewOf({ html: `<title>Calloway</title><h2>Customer reviews</h2><p>4.9 stars</p>${body}`, kind: 'home', ...over }),
  ).state

test('ages that were copied with the reviews are found', () => {
  expect(look(review('2 months ago') + review('a year ago'))).toBe('found')
  expect(look('<p>Bo K.3 weeks ago</p><p>Cy L.Edited a month ago</p>')).toBe('found')
})

test.each([
  review('2 months ago') + review('May 2026'),
  review('May 2026') + review('June 2026'),
  '<p>Two brothers began with one truck, and that was 40 years ago</p><p>They retired long ago</p>',
  `${review('2 months ago')}${review('a year ago')}<script src="https://cdn.trustindex.io/loader.js"></script>`,
  `${review('2 months ago')}${review('a year ago')}<script src="/wp-content/plugins/reviews/a.js"></script>`,
])('what is dated, told or fetched anew is not: %#', body => {
  expect(look(body)).not.toBe('found')
})

test('articles tell of days gone by', () => {
  expect(look(review('2 months ago') + review('a year ago'), { kind: 'article' })).toBe('not_applicable')
})
