import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { namedTimesApart } from './named-times-apart.ts'

const look = (...pages: string[]) =>
  namedTimesApart.look(
    siteOf(pages.map((html, i) => ({ html, url: `https://calloway.example/${i === 0 ? '' : `page-${i}`}` }))),
  )

test.each([
  [
    'visits on a list of days',
    '<h2>Visiting hours</h2><p>Tue · Wed · Thu 10 AM–12:30 PM</p>',
    '<p>Visit us: Tue | Wed | Thu 4:00 PM – 7:00 PM</p>',
  ],
  [
    'visits in words',
    '<p>Visit in person on Tuesdays, Wednesdays, and Thursdays in June from 10 AM–12:30 PM.</p>',
    '<div><span>Visit us in June</span> <span>Tue · Wed · Thu</span> <span>4 PM – 7 PM</span></div>',
  ],
  ['visits on one page', '<p>Visit us Tue, Wed and Thu 10 AM–12:30 PM.</p><p>Come by Tue · Wed · Thu 4 – 7 PM</p>', ''],
  ['a happy hour', '<p>Happy hour 4-6 pm</p>', '<p>Happy Hour every day, 3 - 6 pm</p>'],
  ['brunch on a day', '<p>Sunday brunch 10 am - 2 pm</p>', '<p>Sunday Brunch: 11 am - 3 pm</p>'],
  [
    'dinner in a picture',
    '<p>Breakfast until 3pm, Dinner from 3pm</p>',
    '<img src="/a.png" alt="Our menu, dinner hours from 4 PM to 8:30 PM">',
  ],
  ['the end of the kitchen', '<p>Kitchen closes at 9 pm</p>', '<p>Our kitchen is open until 10 pm every night.</p>'],
  ['pickup', '<p>Pickup hours: Friday 3 pm - 6 pm</p>', '<p>Pick-up hours: Fridays 4-7 pm</p>'],
  [
    'fields to pick in, asked for',
    '<h4>U-Pick Hours:</h4><h4>Monday through Sunday 8:00 am - 8:00 pm</h4>',
    '<h3>What are the U-pick/Country Store hours?</h3><p>8 am to 7 pm.</p>',
  ],
  ['a happy hour, asked for', '<p>Happy hour 4-6 pm</p>', '<h3>When is your happy hour?</h3><p>3 pm to 6 pm.</p>'],
  ['deliveries', '<p>Delivery hours: 11 am - 9 pm daily</p>', '<p>Delivery daily from 11 am to 10 pm</p>'],
])('two pages with other times are told: %s', (_, one, other) => {
  expect(look(one, other)).toMatchObject({ state: 'found', occurrences: [{ evidence: expect.stringContaining('“') }] })
})

test.each([
  ['the same in other words', '<p>Happy hour 4-6 pm</p>', '<p>Happy Hour daily from 4 pm to 6 pm</p>'],
  [
    'fields to pick in',
    '<p>U-Pick hours: 8 am - 7 pm daily</p>',
    '<h3>What are the u-pick hours?</h3><p>8 am to 7 pm.</p>',
  ],
  ['other days', '<p>Sunday brunch 10 am - 2 pm</p>', '<p>Saturday brunch 11 am - 3 pm</p>'],
  ['a beginning within a span', '<p>Dinner from 5pm</p>', '<p>Dinner 5 pm - 9 pm</p>'],
  [
    'the hours of the house before',
    '<p>Thu–Sun: 8am - 8pm</p><p>Breakfast until 3pm, Dinner from 3pm</p>',
    '<p>Mon-Sun 9am - 9pm Breakfast until 3pm</p>',
  ],
  ['two sittings', '<p>Lunch 11 am - 1 pm</p><p>Lunch: 1 pm - 3 pm</p>', '<p>Lunch 11 am - 1 pm</p>'],
])('%s contradicts nothing', (_, one, other) => {
  expect(look(one, other).state).toBe('ok')
})

test.each([
  ['a special', '<p>Lunch special 11 am - 2 pm, $9</p>', '<p>Lunch specials 11 am - 3 pm</p>'],
  ['a date', '<p>Brunch on May 10, 10 am - 2 pm</p>', '<p>Easter brunch 9 am - 1 pm</p>'],
  ['a story', '<p>We had dinner from 5 pm to 9 pm that night</p>', '<p>After lunch 1 pm - 3 pm is quiet</p>'],
])('%s is no time of the house', (_, one, other) => {
  expect(look(one, other).state).toBe('not_applicable')
})
