import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/about.html', kind: 'about' },
]

test.each<[string, string]>([
  ['24/7 emergency service', 'We do not offer after-hours service.'],
  ['We answer the phone 24/7.', 'Calls outside business hours go to voicemail.'],
  ['No appointment necessary', 'Please schedule an appointment before visiting.'],
  ['Se habla español', 'Our staff speaks English only.'],
  ['We deliver', 'Pickup only, no delivery at this time.'],
  ['Order online', 'Online ordering is not available.'],
  ['Gift cards available online and in store', 'Gift cards can only be purchased in store.'],
  ['Free Wi-Fi', 'No Wi-Fi on the premises'],
  ['Two-night minimum stay', 'There is no minimum stay.'],
  ['We specialize in residential work only.', 'Commercial and residential roofing'],
  ['We do not work on foreign cars.', 'Domestic and foreign auto repair'],
  ['We treat children and adults.', 'Adults 18 and over only'],
  ['We accept Medicare.', 'We are not a Medicare provider.'],
  ['Telehealth available', 'All visits are in person.'],
  ['We are accepting new patients.', 'Our practice is full, and we have a waitlist.'],
  ['Call for a free roof inspection.', 'Roof inspections are $150.'],
  ['Cancel anytime', 'A 30-day notice is required to cancel.'],
  ['We never use subcontractors.', 'Our trusted subcontractors handle the electrical work.'],
  ['Payment plans available', 'We do not offer payment plans.'],
])('“%s” is contradicted by “%s”', (one, other) => {
  expect(localOutcome('promise-contradicted', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['No subcontractors', 'Workers’ compensation for our subcontractors is required.'],
  ['Two-night minimum on weekends', 'No minimum stay'],
  ['Free roof inspection', 'Chimney inspections are $150.'],
  ['We answer the phone 24/7.', 'For emergencies after hours, leave a message.'],
  ['Order online', 'Call to order at any time.'],
  ['Residential homes only; the scope is confirmed with your quote.', 'Commercial and residential roofing'],
  ['We require a $50 deposit.', 'Consultations are free, with no deposit required.'],
  ['Low estimate: $0', 'Free estimates'],
])('“%s” goes with “%s”', (one, other) => {
  expect(localOutcome('promise-contradicted', pages(one, other)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['Our team typically replies in under two hours.', 'We aim to respond within one business day.'],
  ['Free 30-minute consultation', 'We offer a free 15-minute consultation.'],
  ['All repairs include a 90-day warranty.', 'Repairs are guaranteed for one year.'],
  ['Free cancellation up to 48 hours before check-in', 'Cancellations within 7 days of arrival are non-refundable.'],
  ['Class sizes are limited to 8.', 'No more than 12 students in a class'],
  ['Shipping is free on orders over $50.', 'Free shipping over $75'],
  ['Season: April to October', 'Open May through September'],
])('the terms of “%s” are others than those of “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['Free 30-minute consultation', 'A free 15-minute phone consultation'],
  ['Open May through September, weekends only', 'Season: April to October'],
])('the terms of “%s” go with those of “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['4.9 stars on Google', 'Our 5.0 Google rating speaks for itself'],
  ['Over 10,000 jobs completed', '7,500+ projects completed'],
  ['The hall holds 150 guests.', 'Up to 200 guests in our hall'],
])('“%s” against the figure in “%s”', (one, other) => {
  expect(localOutcome('figures-differ', pages(one, other)).state).toBe('found')
})
