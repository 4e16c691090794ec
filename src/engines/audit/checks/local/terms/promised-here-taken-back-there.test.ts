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
  ['promise-contradicted', 'We never charge a trip fee.', 'A service call is $89, which covers the drive.'],
  ['promise-contradicted', 'We don’t charge to come out.', 'Our service calls cost $79.'],
  [
    'promise-contradicted',
    'Sunday calls are the same price as any other.',
    'Evening and weekend calls cost an extra $60.',
  ],
  [
    'promise-contradicted',
    'Same low price, nights and weekends.',
    'We add $50 for after-hours work; rates are higher at night.',
  ],
  ['promise-contradicted', 'No extra charge for weekends.', 'Weekend visits are $40 more.'],
  ['promise-contradicted', 'No money down.', 'To book a job we ask for a third up front.'],
  ['promise-contradicted', 'Pay us nothing until the work is done.', 'We require half of the price in advance.'],
  ['promise-contradicted', 'Se habla español.', 'We are sorry that nobody here speaks Spanish.'],
  ['promise-contradicted', 'We work in homes only.', 'Ask for our commercial maintenance plan.'],
  ['promise-contradicted', 'We take cash and checks only.', 'Pay by Visa or Mastercard, on the spot.'],
  ['promise-contradicted', 'Walk in any time.', 'We see customers at the shop by appointment only.'],
  ['promise-contradicted', 'We are here straight through from eight to five.', 'We close for lunch from noon to one.'],
  ['promise-contradicted', 'Open straight through lunch, we are here.', 'The office closes from noon to one.'],
  [
    'promise-contradicted',
    'No answering machines: you reach a person.',
    'If nobody answers, leave a message on our machine.',
  ],
  ['promise-contradicted', 'You always talk to a real person.', 'You may get our voicemail at busy times.'],
  [
    'promise-contradicted',
    'Day or night, weekends included, somebody picks up.',
    'After five o’clock please leave a message.',
  ],
  ['promise-contradicted', 'Every technician is NATE certified.', 'Two of our five technicians are NATE certified.'],
  ['promise-contradicted', 'We do not use email, please call.', 'Questions? Email office@calloway.example.'],
  ['promise-contradicted', 'Park for free behind the shop.', 'Parking is on the street, $2 an hour.'],
  ['promise-contradicted', 'We haul your old heater away for free.', 'Hauling away the old unit is $75.'],
  ['promise-contradicted', 'Cancel at any time without a fee.', 'Visits canceled late are billed at $50.'],
  [
    'promise-contradicted',
    'We work every day of the year, Christmas included.',
    'Closed on Thanksgiving and Christmas Day.',
  ],
  ['terms-differ-across-pages', 'We drive up to 40 miles from our shop.', 'We serve homes within 25 miles of Macon.'],
  ['terms-differ-across-pages', 'Seniors take 10% off.', 'A discount of 15 % for seniors and veterans.'],
  ['figures-differ', 'Third-generation and family owned.', 'Calloway is now in its second generation.'],
  ['figures-differ', 'The Comfort Club: three visits a year.', 'Members of the Comfort Club get two visits a year.'],
  ['open-days-conflict', 'Open Saturday mornings from 9 until noon.', 'Monday - Friday: 8am - 5pm, Saturday: closed'],
  ['open-days-conflict', 'The counter is staffed weekdays until 6 in the evening.', 'Monday - Friday: 8am - 5pm'],
  ['open-days-conflict', 'We never work on Sundays.', 'Monday - Sunday: 8am - 5pm'],
  ['open-days-conflict', 'Sunday calls are the same price as any.', 'Monday - Friday: 8am - 5pm, Sunday: closed'],
  ['owner-differs', 'Martin Keller owns the company and runs it.', 'Ask for the owner, Denise Hartley.'],
  ['licence-number-differs', 'Georgia license CN209114.', 'Licensed by the state, CN209141.'],
])('%s: “%s” and “%s”', (id, one, other) => {
  expect(state(id, one, other)).toBe('found')
})

test.each<[string, string, string]>([
  ['promise-contradicted', 'We never charge a trip fee.', 'A service call is $89 outside of the county.'],
  ['promise-contradicted', 'No trip fee with any repair.', 'A service call is $89.'],
  ['promise-contradicted', 'Same price, day or night.', 'Delivery on weekends costs $20 extra.'],
  ['promise-contradicted', 'No money down with financing.', 'We ask for half up front for custom orders.'],
  ['promise-contradicted', 'We work in homes and businesses.', 'Our commercial cleaning program is new.'],
  ['promise-contradicted', 'Walk in any time.', 'We offer private tours by appointment only.'],
  ['promise-contradicted', 'We close for lunch from noon to one.', 'Drive straight through town and turn left.'],
  ['promise-contradicted', 'You always talk to a real person.', 'Leave us a message in the form below.'],
  ['promise-contradicted', 'We answer day and night.', 'Leave a message after the tone of the sample.'],
  ['promise-contradicted', 'Every technician is NATE certified.', 'Two of our technicians are master certified.'],
  ['promise-contradicted', 'We do not email spam, and we do not sell email.', 'Email us at office@calloway.example.'],
  ['promise-contradicted', 'Cancel without a fee up to 24 hours before.', 'Visits canceled later are billed at $50.'],
  ['promise-contradicted', 'We work every day but Christmas.', 'Closed on Thanksgiving and Christmas Day.'],
  ['promise-contradicted', 'Open every day of the year, holidays included.', 'Closed on Christmas Eve at noon.'],
  ['figures-differ', 'The Gold Plan: three visits a year.', 'Members of the Silver Plan get two visits a year.'],
  ['open-days-conflict', 'The counter is staffed weekdays until 5 in the afternoon.', 'Monday - Friday: 8am - 5pm'],
  ['owner-differs', 'Martin Keller owns the company.', 'Ask for the owner, Marty Keller.'],
  ['owner-differs', 'Martin Keller owns the company.', 'Denise Hartley owns the house across the street.'],
])('%s is silent: “%s” and “%s”', (id, one, other) => {
  expect(state(id, one, other)).not.toBe('found')
})
