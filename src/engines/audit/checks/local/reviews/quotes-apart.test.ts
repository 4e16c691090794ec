import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const praise = '“They came within the hour, mended the pipe and left the kitchen cleaner than before.”'
const state = (one: string, other: string) =>
  localOutcome('review-signed-in-two-ways', [
    { html: htmlWith([], one) },
    { html: htmlWith([], other), url: 'https://www.calloway.example/inner.html', kind: 'service' },
  ]).state
const cards = (signature: string) => `<p>${praise}</p><p>${signature}</p>`

test.each([
  ['— Maria T.', '— Joan P.'],
  ['Maria T., Macon', 'Maria T., Savannah'],
  ['Maria Toland — Macon, GA', 'Maria T. — Perry, GA'],
  ['Ron Keller</p><p>Macon, GA', 'Ron Keller</p><p>Perry, GA'],
])('“%s” against “%s”', (one, other) => {
  expect(state(cards(one), cards(other))).toBe('found')
})

test('a signature in the same block counts as well', () => {
  expect(state(`<p>${praise} — Maria T.</p>`, `<p>${praise} — Joan P.</p>`)).toBe('found')
})

test('so does one in the element of a quote without marks', () => {
  const said = 'They came within the hour, mended the pipe and left the kitchen cleaner than before.'
  const quote = (by: string) => `<blockquote>${said} <cite>${by}</cite></blockquote>`
  expect(state(quote('Anna B.'), quote('Carol Dunn'))).toBe('found')
  expect(state(quote('Anna B.'), quote('Anna B.'))).not.toBe('found')
  expect(state(`<blockquote>${said} Thank you All</blockquote>`, quote('Anna B.'))).not.toBe('found')
})

test.each([
  ['— Maria T.', '— Maria T.'],
  ['Maria T., Macon', 'Maria T., Macon, GA'],
  ['Maria Toland', 'Maria T., Macon'],
  ['Maria T., Macon', 'Maria T., Google'],
  ['Maria T. South Macon', 'Maria T. Macon Area'],
  ['Maria T., Macon', 'Maria T., Homeowner'],
  ['Read more reviews', 'All our customers'],
  ['Schedule My Yard Cleanup', 'Get Your Free Macon Quote'],
])('“%s” goes with “%s”', (one, other) => {
  expect(state(cards(one), cards(other))).not.toBe('found')
})

const thanks = '“Fair price, no mess, and he came back the next day to look whether the valve still held.”'
/** Cards that begin with a name, in the order of the pairs. */
const headed = (...pairs: [string, string][]) =>
  pairs.map(([name, said]) => `<div>${name}</div><div>★★★★★</div><div>${said}</div>`).join('')

test('names above their quotes are not taken for those of the quotes before them', () => {
  const one = headed(['Maria T.', praise], ['Joan P.', thanks])
  expect(state(one, headed(['Joan P.', thanks], ['Maria T.', praise]))).not.toBe('found')
  expect(state(one, headed(['Maria T.', praise], ['Ron Keller', thanks]))).toBe('found')
})

test('what is written otherwise behind the last quote signs none', () => {
  const one = `${headed(['Maria T. — Google', praise], ['Joan P. — Google', thanks])}<p>Why Choose Us</p>`
  const other = `${headed(['Joan P. — Google', thanks], ['Maria T. — Google', praise])}<p>Our Happy Team</p>`
  expect(state(one, other)).not.toBe('found')
})

test('below a heading of three words names may still stand behind their quotes', () => {
  const row = (...pairs: [string, string][]) =>
    `<p>What People Say</p>${pairs.map(([name, said]) => `<p>${said}</p><p>${name}</p>`).join('')}`
  const one = row(['Maria T.', praise], ['Joan P.', thanks])
  expect(state(one, row(['Joan P.', thanks], ['Maria T.', praise]))).not.toBe('found')
  expect(state(one, row(['Ron Keller', praise], ['Joan P.', thanks]))).toBe('found')
})

test('between two names nothing tells whose the quote is', () => {
  const one = `<p>Ron Keller</p><p>${praise}</p><p>Ann Marlow</p>`
  expect(state(one, `<p>Ann Marlow</p><p>${praise}</p><p>Ron Keller</p>`)).not.toBe('found')
  expect(state(`<p>${praise}</p><p>Ron Keller</p>`, `<p>${praise}</p><p>Ann Marlow</p>`)).toBe('found')
})
