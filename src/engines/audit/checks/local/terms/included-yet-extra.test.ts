import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], one) },
  { html: htmlWith([], other), url: 'https://www.calloway.example/faq.html', kind: 'other' },
]
const state = (one: string, other: string) => localOutcome('promise-contradicted', pages(one, other)).state

test.each<[string, string]>([
  ['<li>Stump grinding included if requested</li>', '<p>Stump grinding is a separate line item.</p>'],
  ['<p>Debris removal is always included.</p>', '<p>Our debris removal is billed separately.</p>'],
  ['<li>Airport pickup included</li>', '<h3>Is airport pickup included?</h3><p>No, we bill it by the mile.</p>'],
  ['<p>Final cleaning is included in every rental.</p>', '<p>Final cleaning is not included in the rate.</p>'],
])('%s against %s', (one, other) => {
  expect(state(one, other)).toBe('found')
})

test.each<[string, string]>([
  ['<li>Stump grinding included</li>', '<p>Large stump grinding is a separate line item.</p>'],
  ['<p>Final cleaning is included in the Deluxe stay.</p>', '<p>Final cleaning is a separate charge.</p>'],
  ['<p>Lunch included.</p>', '<p>Lunch is a separate charge.</p>'],
  ['<h3>Is airport pickup included?</h3><p>No problem, it is.</p>', '<p>Airport pickup included.</p>'],
  ['<p>Not all materials are included.</p>', '<p>All materials are billed separately.</p>'],
])('%s agrees with %s', (one, other) => {
  expect(state(one, other)).not.toBe('found')
})

const both = (one: string, other: string) => state(`<ul><li>${one}</li><li>${other}</li></ul>`, '<p>Hello</p>')

test('discounts that go together and do not are told, and a coupon speaks for itself alone', () => {
  expect(both('Stacks with the senior discount', 'They don’t stack on top of each other.')).toBe('found')
  expect(both('Our discounts cannot be combined.', 'This offer can be combined with other discounts.')).not.toBe(
    'found',
  )
  expect(both('This coupon cannot be combined.', 'Stacks with the senior discount')).not.toBe('found')
})
