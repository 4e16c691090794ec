import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit-views.ts'
import { htmlWith } from '#tests/support/business-page.ts'
import { localOutcome } from '#tests/support/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/services.html', kind: 'service' },
]

test.each<[string, string]>([
  ['Check-in: 3 PM', 'Check-in is at 4:00 pm.'],
  ['Check-out time is 11 AM', 'Checkout: 10am'],
  ['Average response time: 30 minutes', 'Response time of 60 minutes or less'],
  ['On site within 60 minutes', 'A technician at your door in 2 hours or less'],
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
  ['A 50 % deposit is due at signing.', 'A 25% upfront deposit holds your day.'],
])('“%s” against “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['Check-in: 3 PM', 'Early check-in at 1 PM for $25'],
  ['Shirts ready in 24 hours', 'Wedding gowns: turnaround 3 weeks'],
  ['Must be 21 to drink.', 'Riders must be at least 8 years old.'],
  ['We respond to emergencies within 1 hour', 'We answer e-mail within 24 hours'],
  ['24-Hour Response', 'We will get back to you within 2 business days.'],
  ['Our dispatch team will contact you within 5 minutes.', 'We will contact you within 24 hours.'],
])('“%s” agrees with “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).not.toBe('found')
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
