import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Calloway</title><body>${body}</body></html>`
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(`<p>${one}</p>`) },
  { html: of(`<p>${other}</p>`), url: 'https://www.calloway.example/inner/', kind: 'other' },
]
const state = (id: string, one: string, other: string) => localOutcome(id, pages(one, other)).state

test.each<[string, string, string]>([
  ['figures-differ', 'We are a third-generation family business.', 'Calloway is now in its second generation.'],
  ['figures-differ', 'Our fleet of 12 trucks is ready.', 'We have 15 trucks on the road.'],
  ['figures-differ', 'Our 24-room inn awaits you.', 'The inn has 28 rooms.'],
  ['figures-differ', 'Our salon has 6 chairs.', 'With 8 chairs, our salon is the largest in town.'],
  ['figures-differ', 'We have eight service bays.', 'Our shop has 5 bays.'],
  ['terms-differ-across-pages', 'Delivery within 10 miles.', 'We deliver within 15 miles.'],
  ['terms-differ-across-pages', 'Delivery minimum: $25', 'The minimum for delivery is $20.'],
  ['terms-differ-across-pages', 'Returns accepted within 30 days.', 'You have 14 calendar days to return an item.'],
  ['terms-differ-across-pages', 'All work comes with a 1-year warranty.', 'We back our work with a two-year warranty.'],
  ['terms-differ-across-pages', '24 month / 24,000 mile warranty', 'A 36 month/36,000 mile warranty on repairs'],
  ['price-differs-across-pages', 'A returned check fee of $30 applies.', 'Returned checks are charged $35.'],
  ['promise-contradicted', 'Gift cards never expire.', 'Gift cards are valid for one year.'],
  ['promise-contradicted', 'No credit card fees!', 'A 3% fee is added to credit card payments.'],
  ['promise-contradicted', 'First class free!', 'Trial class: $15'],
  ['promise-contradicted', 'We serve breakfast, lunch and dinner.', 'We are open for breakfast and lunch only.'],
  ['promise-contradicted', 'We have a full bar.', 'Beer and wine only.'],
  ['promise-contradicted', 'Open 365 days a year.', 'We are closed on all major holidays.'],
  ['named-times-differ', 'Quiet hours: 11pm - 7am', 'Quiet hours begin at 10pm.'],
  ['open-days-conflict', 'We close at 5pm on Fridays.', 'Monday - Friday: 9am - 6pm, Saturday: closed'],
])('%s: “%s” and “%s”', (id, one, other) => {
  expect(state(id, one, other)).toBe('found')
})

test.each<[string, string, string]>([
  ['figures-differ', 'We are a third-generation business.', 'We serve our second generation of customers.'],
  ['figures-differ', 'Our salon has 6 chairs.', 'We rent tables with 8 chairs each.'],
  ['figures-differ', 'Our 24-room inn awaits you.', 'We have painted a hotel of 120 rooms.'],
  ['terms-differ-across-pages', '24 month / 24,000 mile warranty', 'Tires have a 60 month/60,000 mile warranty.'],
  ['terms-differ-across-pages', 'You have 14 days to return an item.', 'Refunds within 30 days of a gift’s purchase.'],
  ['promise-contradicted', 'Gift cards never expire.', 'Gift cards purchased before 2010 expire after two years.'],
  ['promise-contradicted', 'No credit card fees!', 'A 3% late fee is added to the balance.'],
  ['promise-contradicted', 'We serve breakfast, lunch and dinner.', 'On Sundays we serve breakfast and lunch only.'],
  ['promise-contradicted', 'Emergency service 365 days a year.', 'Our office is closed on major holidays.'],
  ['promise-contradicted', 'We have a full bar.', 'The patio has beer and wine only.'],
])('%s: “%s” and “%s” may both be true', (id, one, other) => {
  expect(state(id, one, other)).not.toBe('found')
})
