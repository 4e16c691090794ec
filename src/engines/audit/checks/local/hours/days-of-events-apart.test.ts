import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, body: string): ServedPage => ({
  html: `<title>Calloway</title>${body}`,
  url: `https://www.calloway.example${path}`,
  kind: path === '/' ? 'home' : 'other',
})
const look = (one: string, two: string, second = '/events') =>
  localOutcome('event-dates-differ', [page('/', one), page(second, two)])

test.each([
  ['<p>Fall Festival - October 12, 2026</p>', '<h2>Fall Festival: Saturday, October 19, 2026</h2>'],
  ['<p>Join us for the Annual Peach Festival on June 6!</p>', '<h3>Peach Festival - June 13-14</h3>'],
  ['<li>Palisade Peach Festival: August 12 & 13, 2026</li>', '<h3>Palisade Peach Festival - August 19-20, 2026</h3>'],
  ['<li>Macon Farmers Market: June - October 2026</li>', '<h3>Macon Farmers Market - June-September</h3>'],
  ['<p>Macon Farmers Market:&nbsp; June - October 2026</p>', '<h3>Macon Farmers Market - June-September</h3>'],
  ['<p>The Calloway Golf Classic will be held on May 4th.</p>', '<p>Calloway Golf Classic, Monday, May 11th</p>'],
  ['<p>12th Annual Oak Street Car Show (September 5)</p>', '<p>Oak Street Car Show | Sat, Sept. 12</p>'],
  ['<p>Come to our Vacation Bible School June 8-12</p>', '<p>Vacation Bible School: June 15 - 19</p>'],
  [
    '<h2>Mike the Chicken Festival - June 3-4, 2026</h2>',
    '<p>Celebrate the Annual Mike the Chicken Festival in May, in Macon.</p>',
  ],
  ['<p>Harvest Gala: November 7</p>', '<p>The Harvest Gala is held every year in October.</p>'],
])('%s beside %s: two dates of one event', (one, two) => {
  expect(look(one, two).state).toBe('found')
})

test('two lines of one page that name different months are told', () => {
  const both =
    '<h2>Mike the Chicken Festival - June 3-4, 2026</h2><p>Celebrate the Annual Mike the Chicken Festival in May, in Macon.</p>'
  const outcome = look('<p>Welcome</p>', both)
  expect(outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []).toEqual([
    '“Celebrate the Annual Mike the Chicken Festival in May”; “Mike the Chicken Festival - June 3-4, 2026”, line 1',
  ])
})

test.each([
  ['<p>Fall Festival - October 12, 2026</p>', '<h2>Fall Festival: Saturday, October 12</h2>'],
  ['<p>Fall Festival - October 12, 2025</p>', '<h2>Fall Festival: October 11, 2026</h2>'],
  ['<p>Fall Festival - October 12</p>', '<p>Our Fall Festival is held every year in October.</p>'],
  ['<p>Fall Festival - October 12</p>', '<p>Fall Festival: October 12 - 13</p>'],
  ['<p>Fall Festival - October 12</p>', '<p>Tickets for the Fall Festival go on sale in August.</p>'],
  ['<p>Fall Festival - October 12</p>', '<p>Vendors apply for the Fall Festival by September 1.</p>'],
  ['<p>Fall Festival - October 12</p>', '<p>Spring Festival - April 12</p>'],
  ['<p>Craft Fair - October 5</p><p>Craft Fair - November 9</p>', '<p>Craft Fair - December 7</p>'],
  ['<p>Macon Farmers Market: June - October</p>', '<p>The Macon Farmers Market on July 4 has fireworks.</p>'],
  ['<p>Food Truck Festival: June 10, July 22 and August 19</p>', '<p>Food Truck Festival - July 22</p>'],
  ['<p>The Peach Festival was founded in May 1998.</p>', '<p>Peach Festival - June 6</p>'],
  ['<p>The festival is on June 6.</p>', '<p>The festival is on June 8.</p>'],
  ['<p>Peach Festival 10 am - 4 pm, June 6</p>', '<p>Peach Festival - June 6 at 10 am</p>'],
])('%s beside %s: one date, or two events', (one, two) => {
  expect(look(one, two).state).not.toBe('found')
})
