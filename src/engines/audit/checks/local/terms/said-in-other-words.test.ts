import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const faq = (html: string): ServedPage => ({
  html: htmlWith([], html),
  url: 'https://www.calloway.example/faq.html',
  kind: 'other',
})
const pages = (one: string, other: string): ServedPage[] => [{ html: htmlWith([], one) }, faq(other)]

test.each<[string, string]>([
  [
    '<p>Cancellations prior to 14 days from the tour date receive a full deposit refund.</p>',
    '<p>Cancel at least 7 days before your tour for a full refund of your deposit.</p>',
  ],
  ['<p>The balance is due 30 days before your event.</p>', '<p>Balance:</p><p>Due 14 days before the event</p>'],
  ['<p>Choose from our 24 craft beers on tap.</p>', '<h3>36 Craft Beers on Tap</h3>'],
  ['<h3>15-Passenger Shuttle Bus</h3>', '<p>Ask about our 14-passenger shuttle bus.</p>'],
  ['<h3>1 yr Parts & labor guarantee</h3>', '<p>All work carries our 2-year parts and labor guarantee.</p>'],
  ['<p>Please arrive 15 minutes early.</p>', '<p>Please arrive 30 minutes before your tour.</p>'],
  ['<p>Your first visit typically takes 45–60 minutes.</p>', '<p>Your first visit takes about 30 minutes.</p>'],
  ['<p>Ask about our 60 days no interest financing.</p>', '<p>90 Days No Interest Financing Available!</p>'],
])('%s contradicts %s', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['<p>The balance is due 30 days before your event.</p>', '<p>The final balance is due 30 days before the event.</p>'],
  ['<p>Over 300 roofs were repaired in 2 days.</p>', '<p>Repairs take days.</p>'],
  ['<p>Our repairs are finished in 24 hours.</p>', '<p>Phone repairs are finished in 2 hours.</p>'],
  ['<p>Please arrive 10-15 minutes early.</p>', '<p>Please arrive 10 minutes early.</p>'],
  [
    '<p>We ask for a 24 hour notice to cancel.</p>',
    '<h2>Group package</h2><h3>$25 per person</h3><p>Your card is charged without a 48-hour cancellation notice.</p>',
  ],
  ['<p>Residential quotes come in 2 days.</p>', '<p>Commercial quotes come in 5 days.</p>'],
  ['<p>Truck repairs carry a 2-year guarantee.</p>', '<p>Repairs carry a 5-year guarantee.</p>'],
  ['<p>“Balance due in 30 days before our event?”</p>', '<p>The balance is due 14 days before the event.</p>'],
])('%s goes with %s', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['<p>Thursday Family Feast: feeds 4 for $54.99</p>', '<p>Thursday: Family Feast - Feed 4 for $49.99</p>'],
  ['<p>Additional Stop: $10 per stop</p>', '<p>An additional stop is $15 per stop.</p>'],
  ['<p>Deposit: $600 due to reserve your date (non-refundable)</p>', '<p>A $500 deposit reserves your date.</p>'],
  ['<p>24‑hour install or $250 back.</p>', '<p>24-hour install or $100 back.</p>'],
  ['<ul><li>Tandem Kayaks $40.00</li><li>Canoes $35.00</li></ul>', '<p>Tandem kayaks are $45.00 per trip.</p>'],
  [
    '<p>Please note that missed office visits are charged a $75 fee.</p>',
    '<p>Office visits: A $100 fee is charged for visits missed with less than 24 hours’ notice.</p>',
  ],
])('%s gives another price than %s', (one, other) => {
  expect(localOutcome('price-differs-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['<ul><li>Full Detail $150.00</li><li>Wax $35.00</li></ul>', '<p>A full detail of trucks is $200.</p>'],
  ['<ul><li>Tandem Kayaks $40.00</li></ul>', '<p>Tandem kayaks can be had for $45 on request.</p>'],
])('%s may cost so where %s', (one, other) => {
  expect(localOutcome('price-differs-across-pages', pages(one, other)).state).not.toBe('found')
})

test('the page of the towns that are served speaks for the business', () => {
  const areas = (html: string): ServedPage => ({
    html: htmlWith([], html),
    url: 'https://www.calloway.example/service-area.html',
    kind: 'listing',
  })
  const look = (other: ServedPage) =>
    localOutcome('terms-differ-across-pages', [
      { html: htmlWith([], '<h3>1-year parts & labor guarantee</h3>') },
      other,
    ]).state
  const text = '<p>All work carries our 2-year parts and labor guarantee.</p>'
  expect(look(areas(text))).toBe('found')
  expect(look({ ...areas(text), url: 'https://www.calloway.example/blog/' })).not.toBe('found')
})

test('two numbers that many pages each tell are those of two zones', () => {
  const town = (name: string, sum: number): ServedPage => ({
    html: htmlWith([], `<p>$${sum} minimum service call — covers travel, diagnostics and labor.</p>`),
    url: `https://www.calloway.example/${name}.html`,
    kind: 'other',
  })
  const near = ['macon', 'byron', 'gray'].map(name => town(name, 100))
  const far = ['perry', 'cochran', 'eatonton'].map(name => town(name, 145))
  expect(localOutcome('price-differs-across-pages', [...near, ...far]).state).not.toBe('found')
})
