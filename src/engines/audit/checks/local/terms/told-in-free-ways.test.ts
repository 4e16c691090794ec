import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/inner.html', kind: 'other' },
]
const week = '<p>Monday - Friday: 9am - 5pm, Saturday: 10am - 2pm, Sunday: closed</p>'

test.each<[string, string]>([
  ['A referral from your doctor or specialist is required.', 'No referral is needed.'],
  ['Patients must have a referral from their doctor.', 'You do not need a referral to see us.'],
  ['We require a physician’s referral.', 'You can self-refer to our clinic.'],
  ['By doctor referral only', 'Direct access: no referral needed'],
  ['Family-owned and operated since 1985', 'Now under new ownership!'],
  ['The same owners for 30 years', 'New management'],
  ['Credit cards are not accepted.', 'We accept all major credit cards.'],
  ['Cash and Venmo only, please', 'We take Visa and Mastercard.'],
  ['We accept cash and checks.', 'Checks are not accepted.'],
  ['We are pet friendly.', 'Please leave pets at home.'],
  ['Ample on-site parking', 'No parking on site.'],
  ['Free WiFi', 'We don’t have wifi – just books.'],
  ['Our staff speaks English and Spanish.', 'We do not have Spanish-speaking staff.'],
  ['Book online 24/7', 'Appointments are by phone only.'],
  ['0% financing for 12 months', 'Sorry, no financing.'],
  ['The first visit is free.', 'New patient exam $75'],
  ['No charge for estimates', 'Estimates cost $49.'],
  ['Free diagnostics', 'There is a $79 diagnostic fee.'],
  ['Free diagnostics', 'We have a 1-hour minimum charge. This covers the travel time and the initial diagnosis.'],
  ['Estimates are free with no obligation', 'Our trip fee covers the drive and a written estimate.'],
  ['We accept most insurance.', 'We are a cash-based practice.'],
])('“%s” is contradicted by “%s”', (one, other) => {
  expect(localOutcome('promise-contradicted', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['No credit cards accepted.', 'Cash only, please.'],
  ['HMO plans require a referral.', 'No referral is needed.'],
  ['We are a phone call away when you need a referral.', 'No referral needed'],
  ['No Referral Required', 'You do not need a referral.'],
  ['Family-owned since 1985', 'The hotel was sold and is under new ownership.'],
  ['$50 minimum for delivery', 'Free delivery'],
  ['We do not have Spanish-speaking staff.', 'We only speak English.'],
  ['Free overnight parking in the lot', 'No RV parking on site.'],
])('“%s” goes with “%s”', (one, other) => {
  expect(localOutcome('promise-contradicted', pages(one, other)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['Half down to reserve your date', 'A 25% deposit secures your date.'],
  ['Workmanship guaranteed for one full year', 'A 5-year workmanship warranty'],
  ['Insured up to $1,000,000.', 'We carry $2M in liability insurance.'],
  ['Delivery radius: 8 miles', 'We deliver up to 20 miles from our shop.'],
])('the terms of “%s” are others than those of “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['2-hour minimum', 'There is a 3-hour minimum.'],
  ['Minimum stay: 3 nights', 'A two-night minimum'],
  ['A minimum of 10 guests', '20-person minimum'],
  ['Last seating is at 8:30 PM.', 'Last seating: 9:00 pm'],
])('“%s” against “%s” holds where both speak for the whole business', (one, other) => {
  const [home, inner] = pages(one, other)
  if (!home || !inner) throw new Error('There are two pages.')
  expect(localOutcome('terms-differ-across-pages', [home, { ...inner, kind: 'contact' }]).state).toBe('found')
  expect(localOutcome('terms-differ-across-pages', [home, inner]).state).not.toBe('found')
})

test('the last seating, tour or haircut is no later than the door closes', () => {
  const state = (text: string) => localOutcome('open-days-conflict', pages(week, text)).state
  expect(state('Last haircut at 5:30pm.')).toBe('found')
  expect(state('The last tour leaves at 6:00 pm.')).toBe('found')
  expect(state('Last call at 1:30am')).toBe('found')
  expect(state('Last appointment at 4:30 pm.')).not.toBe('found')
  expect(state('Last seating at 5 pm')).not.toBe('found')
  expect(state('On Fridays the last tour leaves at 7 pm.')).not.toBe('found')
})

test('an anniversary counts the years since the business began', () => {
  const state = (text: string) =>
    localOutcome('years-against-founding-year', pages('Family owned and operated since 2018.', text)).state
  expect(state('We are celebrating our 25th anniversary.')).toBe('found')
  expect(state('Now in our 30th year of business.')).toBe('found')
  expect(state('Celebrating their 25th wedding anniversary.')).not.toBe('found')
  expect(state('This year we planted trees.')).not.toBe('found')
})
