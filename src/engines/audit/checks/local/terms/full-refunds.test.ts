import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/faq.html', kind: 'other' },
]
const look = (one: string, other: string) => localOutcome('terms-differ-across-pages', pages(one, other))

test.each<[string, string]>([
  ['Full refund if cancelled 14+ days before check-in.', '30+ days before check-in: Full refund of the nightly rate.'],
  [
    'Cancel up to 30 days before check-in for a full refund.',
    'Full refund if cancelled 14 or more days before arrival.',
  ],
  ['Fully refundable up to 7 days before arrival.', 'Cancel at least 14 days before arrival for a full refund.'],
  ['For a full refund, cancel at least 14 days before your stay.', '30 or more days before arrival: full refund'],
  [
    'Cancellations made 7 or more days before arrival receive a full refund.',
    'Free cancellation up to 14 days before.',
  ],
  ['More than 30 days before arrival – 100% refund', 'A full refund will be given up to 14 days before arrival.'],
  ['Cancellations 14+ days out are fully refunded.', 'Cancellations 30+ days out are fully refunded.'],
  ['You get a complete refund if you cancel 2 weeks before arrival.', 'Full refund when you cancel 48 hours before.'],
])('“%s” against “%s”', (one, other) => {
  expect(look(one, other).state).toBe('found')
})

test.each<[string, string]>([
  ['Full refund if cancelled 14+ days before check-in.', '7–13 days before check-in: 50% refund.'],
  ['Full refund if cancelled 14+ days before check-in.', '14 or more days before check-in: full refund'],
  ['Full refund if cancelled 14 days before arrival.', 'Full refund within 48 hours of booking.'],
  ['Full refund if cancelled 14 days before arrival.', 'Weddings: full refund up to 90 days before.'],
  ['Full refund if cancelled 14 days before arrival.', 'No refund within 7 days of arrival.'],
  ['Full refund if cancelled 14 days before arrival.', 'Goods may be returned within 30 days for a full refund.'],
  ['Full refund if cancelled 7 days before arrival.', 'Monthly stays: full refund 30 days before arrival.'],
  ['Cancel 2 weeks before arrival for a full refund.', 'Full refund if canceled 14 days before arrival.'],
])('“%s” agrees with “%s”', (one, other) => {
  expect(look(one, other).state).not.toBe('found')
})
