import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const week = 'Monday: closed, Tuesday - Friday: 11am - 9pm, Saturday: 11am - 10pm, Sunday: closed'
const pages = (text: string, hours = week): ServedPage[] => [
  { html: htmlWith([], `<p>${hours}</p>`) },
  { html: htmlWith([], `<p>${text}</p>`), url: 'https://www.calloway.example/menu.html', kind: 'other' },
]
const state = (text: string, hours?: string) => localOutcome('named-times-outside-hours', pages(text, hours)).state

test.each([
  'Brunch: Sundays 10am - 2pm',
  'Happy hour Monday to Friday 4pm - 6pm',
  'Kitchen open until 11 pm',
  'Served Monday to Saturday 11:00 am to 3:00 pm<br>(Orders after 3:00 pm: $2.00 extra)',
  'Breakfast served daily 7am - 10am',
  'Dinner: Friday and Saturday 5pm - 11:30pm',
])('“%s” is when the door is closed', text => {
  expect(state(text)).toBe('found')
})

test.each([
  'Happy hour Tuesday to Friday 4pm - 6pm',
  'Kitchen open until 8 pm',
  'Served Tuesday to Saturday 11:00 am to 3:00 pm',
  'We served Marlow from Monday to Friday, 7 am to 9 am',
  'Lunch: Tuesday - Friday 11am - 2pm',
  'Dinner: Tuesday - Friday 5pm - 9:15pm',
  'Pickup: Sundays 10am - 2pm',
])('“%s” is not', text => {
  expect(state(text)).not.toBe('found')
})

test('a week that leaves the day out says nothing of it', () => {
  expect(state('Brunch: Sundays 10am - 2pm', 'Monday - Friday: 11am - 9pm')).not.toBe('found')
})

test('an end without days is wrong where the door closes before on three days or more', () => {
  const week_of = (few: string, many: string) => `${few}: 8am - 2pm, ${many}: 8am - 8pm`
  expect(state('Breakfast until 3pm', week_of('Monday - Wednesday', 'Thursday - Sunday'))).toBe('found')
  expect(state('Breakfast until 3pm', week_of('Monday', 'Tuesday - Sunday'))).not.toBe('found')
  expect(state('Dinner from 3pm', week_of('Monday - Wednesday', 'Thursday - Sunday'))).not.toBe('found')
})
