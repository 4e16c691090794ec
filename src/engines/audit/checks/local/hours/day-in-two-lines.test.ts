import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { impossibleHours } from './impossible-hours.ts'

const look = (body: string) => impossibleHours.look(viewOf({ html: `<html lang="en"><body>${body}</body></html>` }))

test('a day that ends one line of the hours and begins the next is told', () => {
  const lines =
    'Mon: 4:30pm – 9:30pm<br>Tue–Fri: 11:30am – 9:30pm<br>Fri–Sat: 11:30am – 10:30pm<br>Sun: 11:00am – 9:30pm'
  expect(look(`<h3>Hours</h3><p>${lines}</p>`)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/^Fri twice: “Tue–Fri: 11:30am – 9:30pm” and “Fri–Sat: 11:30am/) }],
  })
})

test.each([
  '<p>Monday - Thursday: 9 am - 5 pm</p><p>Thursday - Saturday: 9 am - 8 pm</p>',
  '<ul><li>Mon to Fri 8am - 6pm</li><li>Fri to Sun 10am - 4pm</li></ul>',
  '<p>Monday through Friday 8:00 AM to 5:00 PM, Friday through Saturday 8:00 AM to 2:00 PM</p>',
])('so is one in other words: %s', body => {
  expect(look(body).state).toBe('found')
})

test.each([
  ['days that follow each other', '<p>Mon–Thu: 9am – 5pm</p><p>Fri–Sat: 9am – 8pm</p>'],
  ['the same times', '<p>Tue–Fri: 9am – 5pm</p><p>Fri–Sat: 9am – 5pm</p>'],
  ['noon and evening', '<p>Tue–Fri: 11am – 2pm</p><p>Fri–Sat: 5pm – 9pm</p>'],
  ['another part of the house', '<p>Tue–Fri: 11am – 9pm</p><h3>Bar</h3><p>Fri–Sat: 11am – 11pm</p>'],
  ['a word between', '<p>Tue–Fri: 11am – 9pm</p><p>In summer:</p><p>Fri–Sat: 11am – 11pm</p>'],
])('silent: %s', (_, body) => {
  expect(look(body).state).not.toBe('found')
})
