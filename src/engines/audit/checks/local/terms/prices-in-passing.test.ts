import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Calloway</title><body>${body}</body></html>`
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(one) },
  { html: of(other), url: 'https://www.calloway.example/inner/', kind: 'other' },
]
const state = (one: string, other: string) => localOutcome('price-differs-across-pages', pages(one, other)).state

test.each<[string, string]>([
  ['<p>Our shrimp and grits, $18, won Best of the Shore.</p>', '<h4>Shrimp and Grits $21</h4>'],
  ['<p>Save room for our peach cobbler ($9).</p>', '<ul><li>Peach Cobbler $8</li></ul>'],
  [
    '<p>Our two-hour sunset tour leaves at 6:30 every evening. $55 a person.</p>',
    '<h3>What does the sunset tour cost?</h3><p>$49 per person.</p>',
  ],
  [
    '<p>A six-inch cake serves 8 to 10 and starts at $48.</p>',
    '<h3>How much is a six-inch cake?</h3><p>Six-inch cakes start at $52 and feed a dozen.</p>',
  ],
  ['<p>Tandem kayaks rent for $30 an hour.</p>', '<h3>How much are the tandem kayaks?</h3><p>$35 an hour.</p>'],
  ['<p>Recital costumes are $75 each.</p>', '<h3>How much are the recital costumes?</h3><p>About $90.</p>'],
])('“%s” and “%s”', (one, other) => {
  expect(state(one, other)).toBe('found')
})

test.each<[string, string]>([
  ['<p>Tandem kayaks rent for $30 an hour or $90 a day.</p>', '<p>Tandem kayaks rent for $90 a day.</p>'],
  ['<p>Our shrimp and grits, $18, won.</p>', '<p>At lunch our shrimp and grits, $14, comes small.</p>'],
  ['<p>The sunset tour is $55 a person.</p>', '<p>For kids the sunset tour is $35.</p>'],
  ['<h3>What does the sunset tour cost?</h3><p>$49 to $69.</p>', '<p>The sunset tour is $55.</p>'],
  ['<p>Recital costumes are $75 each.</p>', '<p>The deposit for recital costumes is $40.</p>'],
])('“%s” and “%s” may both be true', (one, other) => {
  expect(state(one, other)).not.toBe('found')
})
