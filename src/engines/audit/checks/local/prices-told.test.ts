import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit-views.ts'
import { htmlWith } from '#tests/support/business-page.ts'
import { localOutcome } from '#tests/support/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], one) },
  { html: htmlWith([], other), url: 'https://www.calloway.example/services.html', kind: 'service' },
]

test.each<[string, string]>([
  ['<p>Our drain cleaning is $129, and we mean it.</p>', '<h3>Drain cleaning</h3><p>$149</p>'],
  ['<h3>$99 Drain Cleaning</h3>', '<h3>$79 Drain Cleaning</h3>'],
  ['<h3>Full detail — $180</h3>', '<h3>Full Detail</h3><p>$200</p>'],
  ['<p>Deep cleaning starts at $180.</p>', '<h3>Deep cleaning</h3><p>Starting at $220</p>'],
  [
    '<p>Pulled pork sandwich ........ 9.50<br>Brisket plate ........ 16.00</p>',
    '<p>Pulled Pork Sandwich ........ 10.50<br>Brisket Plate ........ 16.00</p>',
  ],
  ['<p>Our service call is $79.</p>', '<p>Service call fee: $89</p>'],
  ['<p>Our labor rate is $95 per hour.</p>', '<p>Labor: $110/hour</p>'],
])('%s against %s', (one, other) => {
  expect(localOutcome('price-differs-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['<p>Our drain cleaning is $129.</p>', '<h3>Drain cleaning</h3><p>$129</p>'],
  ['<p>Our drain cleaning is $129 on weekends.</p>', '<h3>Drain cleaning</h3><p>$99</p>'],
  ['<p>The average drain cleaning is $200.</p>', '<h3>Drain cleaning</h3><p>$99</p>'],
  ['<p>Labor: $95/hour</p>', '<p>Emergency labor: $145/hour</p>'],
])('%s agrees with %s', (one, other) => {
  expect(localOutcome('price-differs-across-pages', pages(one, other)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['<p>10% senior discount</p>', '<p>Seniors receive 5% off every service.</p>'],
  ['<p>We offer a 10% military discount.</p>', '<p>Veterans and active military: 15% off.</p>'],
  ['<p>10% off your first visit</p>', '<p>Get 15% off your first visit when you book online.</p>'],
])('the discount in %s against that in %s', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test('discounts of two sorts of customers are two', () => {
  const site = pages('<p>10% senior discount. 15% off your first visit.</p>', '<p>5% off with cash.</p>')
  expect(localOutcome('terms-differ-across-pages', site).state).not.toBe('found')
})
