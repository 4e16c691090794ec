import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/services.html', kind: 'service' },
]

test.each<[string, string]>([
  ['Check-in: 3 PM', 'Check-in is at 4:00 pm.'],
  ['Check-in is at 3.', 'Check-in is at 4 pm.'],
  ['Check-out is at 11.', 'Checkout: 10am'],
  ['Check-out time is 11 AM', 'Checkout: 10am'],
  ['Average response time: 30 minutes', 'Response time of 60 minutes or less'],
  ['On site within 60 minutes', 'A technician at your door in 2 hours or less'],
  [
    'Most residential jobs are scheduled within 5–7 business days and done in one.',
    'Most jobs are scheduled within 5–10 business days of the deposit.',
  ],
  ['Most roofs are completed in a single day.', 'Our roofs are usually completed in 2 to 3 days.'],
  ['Turnaround time: 2 weeks', 'Our usual turnaround time is 4 weeks.'],
  ['Insured up to $1 million', 'We carry $2 million in liability insurance.'],
  ['All guests must be 21 or older.', 'You must be 18 or older to enter.'],
  ['Riders must be at least 8 years old.', 'Minimum age: 10'],
  ['Please give 24 hours notice to cancel.', 'Cancellations must be made 48 hours in advance.'],
  ['We serve a 50-mile radius around Macon.', 'We travel up to 30 miles from Macon.'],
  ['We answer every message the same day.', 'Please allow 2 to 3 business days for a reply.'],
  ['Write to us, and we will get back to you within the hour.', 'Response within 2 business days'],
  ['Free estimates • 1-Hour Response', 'Send the form, and we will contact you within 24 hours.'],
  [
    'Two-year transferable workmanship warranty',
    'We warranty our labor and workmanship. We guarantee our work for 5 years.',
  ],
  ['Labor on repairs is guaranteed for 30 days.', 'A 1-year labor warranty comes with each job.'],
  ['Please give us 24 hours notice if you need to cancel.', 'If you must reschedule, tell us 48 hours ahead.'],
  ['Cancel 7 days before arrival for a full refund.', 'Full refund if canceled 14 days before arrival.'],
  ['No-show fee: $25', 'We charge $50 for no-shows.'],
  ['Missed appointments are charged $50.', 'A $75 fee is charged for missed appointments.'],
  ['30-day return policy', 'Returns are accepted within 14 days.'],
  ['Refunds are given within 7 days.', 'We offer a 14-day refund policy.'],
  ['50% deposit', '30% down to reserve your date'],
  ['50% due at booking', 'A 30% deposit secures your date.'],
  ['$100 deposit', 'Deposit: $200'],
  ['A $100 retainer is required', 'Retainer: $250'],
  ['Parts and labor are covered for 1 year.', 'We offer a 2-year warranty on parts and labor.'],
  ['We return calls within 24 hours.', 'Calls are returned within 2 hours.'],
  ['Same-day response', 'We respond within 48 hours.'],
  ['Get a quote in 24 hours', 'We’ll send your quote within 48 hours.'],
  ['Free delivery within 10 miles', 'We deliver free within 15 miles.'],
  ['Delivery minimum is for us all: $25 minimum for delivery', 'Minimum delivery order: $35'],
  ['Orders of $50 or more ship free', 'Spend $75 for free shipping.'],
  ['Seniors (65+) save', 'Senior discount for ages 60 and up'],
  ['Children 5 and under free', 'Free for kids under 12'],
  ['18% gratuity is added to parties of 6 or more', 'Parties of 6 or more: 20% gratuity'],
  ['A 50 % deposit is due at signing.', 'A 25% upfront deposit holds your day.'],
])('“%s” against “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test('when guests may come is the same for the whole house, whichever pages tell it', () => {
  const other = (name: string, body: string): ServedPage => ({
    html: htmlWith([], `<p>${body}</p>`),
    url: `https://www.calloway.example/${name}.html`,
    kind: 'other',
  })
  const look = (one: string, two: string) =>
    localOutcome('terms-differ-across-pages', [{ html: htmlWith([], '') }, other('rooms', one), other('rules', two)])
  expect(look('Check-in: 3 PM', 'Check-in time is 4 PM').state).toBe('found')
  expect(look('Turnaround time: 2 weeks', 'Our usual turnaround time is 4 weeks.').state).not.toBe('found')
})

test.each<[string, string]>([
  ['Check-in: 3 PM', 'Early check-in at 1 PM for $25'],
  ['Check-in is at 3, check-out at 11.', 'Check-in: 3 PM, check-out: 11 AM'],
  ['Check-in: 3 PM', 'Check-in is at 2 desks.'],
  ['Most jobs are scheduled within 5 days.', 'Large jobs are scheduled within 3 weeks.'],
  ['Roofs are completed in 2 days.', 'Fences are completed in 4 days.'],
  ['Most jobs are scheduled within 7 days.', 'Most jobs are scheduled in a week.'],
  ['Shirts ready in 24 hours', 'Wedding gowns: turnaround 3 weeks'],
  ['Must be 21 to drink.', 'Riders must be at least 8 years old.'],
  ['We respond to emergencies within 1 hour', 'We answer e-mail within 24 hours'],
  ['Children 5 and under free', 'Free for kids under 6'],
  ['30-day return policy', 'Damaged goods: tell us for a refund within 7 days.'],
  ['50% deposit', '10% down, with financing'],
  ['Estimates are valid 30 days', 'Estimates within 2 days'],
  ['Classes are limited to 10 students.', 'Max 4 people per tour'],
  ['24-Hour Response', 'We will get back to you within 2 business days.'],
  ['90-day money-back guarantee', 'The terms</p><p>6</p><h2>90-day money-back guarantee</h2><p>In full.'],
  ['Our dispatch team will contact you within 5 minutes.', 'We will contact you within 24 hours.'],
])('“%s” agrees with “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['5-year warranty', 'We offer a 10-year warranty.'],
  ['Orders ship within 2 business days.', 'Orders ship in 5-7 business days.'],
  ['Please order 24 hours ahead.', 'Orders must be placed 48 hours in advance.'],
  ['Classes are limited to 10 students.', 'A maximum of 12 students per class'],
  ['Tours are limited to 8 guests.', 'Max 6 people per tour'],
  ['Serving children 6 weeks to 5 years', 'We care for children ages 3 months to 6 years.'],
])('“%s” against “%s” on another page of the whole business, and not on one of a service', (one, other) => {
  const [home, service] = pages(one, other)
  if (!home || !service) throw new Error('There are two pages.')
  expect(localOutcome('terms-differ-across-pages', [home, { ...service, kind: 'about' }]).state).toBe('found')
  expect(localOutcome('terms-differ-across-pages', [home, service]).state).not.toBe('found')
})

test.each<[string, string]>([
  ['500+ roofs installed', 'More than 1,200 roofs later, we still like it.'],
  ['Over 300 jobs completed', '900+ jobs finished'],
  ['Our dining room seats 80 guests.', 'Seating for up to 120 in our dining room'],
  ['Our hall holds up to 200 guests.', 'The hall accommodates 150 guests.'],
  ['Our team of 12 technicians', 'We have eight technicians on staff.'],
  ['Our 5,000 square foot showroom', 'Our showroom offers 8,000 sq. ft. of space.'],
])('“%s” against the figure in “%s”', (one, other) => {
  expect(localOutcome('figures-differ', pages(one, other)).state).toBe('found')
})
