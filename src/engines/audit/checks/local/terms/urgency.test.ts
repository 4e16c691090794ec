import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (nth: number, text: string) => ({
  url: `https://www.callowayplumbing.com/${nth === 0 ? '' : `page-${nth}/`}`,
  html: `<html lang="en"><body><p>${text}</p></body></html>`,
})
const look = (one: string, other: string) => localOutcome('promise-contradicted', [page(0, one), page(1, other)]).state

test.each([
  ['Our phones are answered 24 hours a day.', 'We answer the phone Monday through Friday from 8 to 5.'],
  ['We answer our phones day and night.', 'Phone hours: Monday to Thursday, 9 to 4'],
  ['24/7 emergency service.', 'We do not offer after-hours or emergency service.'],
  ['Emergency plumbing available 24/7.', 'We no longer take emergency calls.'],
  ['24-hour emergency repairs', 'Sorry, no emergency calls.'],
  ['Same-day service on all repairs.', 'Repairs take three to five business days.'],
  ['All repairs are done the same day.', 'Repairs are ready in 2-3 days.'],
  ['Your first class is free.', 'Drop-ins and first classes are $20.'],
  ['Try your first lesson free!', 'It is $15 for your first lesson.'],
  ['Digital X-rays are taken right here in our office.', 'We send you across the street for X-rays.'],
  ['We have on-site digital X-rays.', 'We don’t take any X-rays.'],
  ['Free estimates on every job.', 'There is a $49 charge for an estimate.'],
  ['Drop off your keys at the night box at any hour.', 'We do not accept drop-offs after hours.'],
  ['After-hours drop-off is available.', 'Sorry, no overnight drop-offs.'],
  ['We repair and service all brands.', 'We only work on Carrier and Trane.'],
  ['Our mechanics work on all makes and models.', 'We only service Honda, Acura, and Toyota vehicles.'],
  ['There is a $3 fee for paying by card.', 'We never charge fees for cards.'],
  ['No fees for using your credit card', 'A surcharge of 3% is added to card payments.'],
  ['Free estimates on every job.', 'A $75 fee for all written estimates.'],
])('“%s” is contradicted by “%s”', (one, other) => {
  expect(look(one, other)).toBe('found')
})

test.each([
  ['Our phones are answered 24 hours a day.', 'We answer emergency phones Monday through Friday.'],
  ['24/7 emergency service.', 'We do not offer emergency medical care: call 911.'],
  ['24/7 emergency service.', 'In an emergency, do not use our form.'],
  ['Same-day service on most repairs.', 'Repairs take three to five business days.'],
  ['Same-day service on all repairs.', 'Engine repairs take three to five days.'],
  ['We service all brands.', 'We only install Trane.'],
  ['We service all brands.', 'We only work on weekdays.'],
  ['We service all brands.', 'We only service what we sell.'],
  ['After-hours drop-off is available.', 'We do not accept drop-offs of pets after hours.'],
  ['There is a $3 fee for paying your gift card late.', 'We never charge fees for cards.'],
  ['Your first class is free.', 'After the first class, it is $20.'],
  ['Your first class is free.', 'Your first month of classes is $20.'],
  ['We have on-site digital X-rays.', 'Please bring any recent X-rays.'],
  ['We have on-site digital X-rays.', 'We send you to the hospital for an MRI if X-rays show more.'],
  ['Free estimates on every job.', 'There is a $49 charge for an estimate, waived with the job.'],
])('“%s” goes with “%s”', (one, other) => {
  expect(look(one, other)).not.toBe('found')
})
