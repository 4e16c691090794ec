import { expect, test } from 'vitest'
import { isOver } from '#src/engines/audit/facts/business/notices.ts'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const of = (body: string) => `<html lang="en"><title>Calloway</title><body>${body}</body></html>`
const wrong = (body: string) => {
  const outcome = outcomeOf('date-on-wrong-weekday', [{ html: of(body) }])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('\n') : outcome.state
}

test.each<[string, RegExp]>([
  ['<p>Closed Friday July 3rd. We reopen Monday July 7th.</p>', /July 3rd” and “Monday July 7th”.*second is a Tuesday/],
  ['<li>Thursday, Nov 26: closed</li><li>Saturday, Nov 27: 9 to 1</li>', /second is a Friday/],
  ['<p>Closed Thu, Dec. 31 and Saturday, January 1</p>', /second is a Friday/],
  ['<p>Join us Fri, Dec 25, 2025!</p>', /that day is a Thursday/],
  ['<p>December 25, 2025 (Friday)</p>', /that day is a Thursday/],
  ['<p>Friday the 25th of December, 2025</p>', /that day is a Thursday/],
  ['<p>Wednesday, 31 April 2026</p>', /no such day/],
])('%s cannot be', (body, evidence) => {
  expect(wrong(body)).toMatch(evidence)
})

test.each([
  '<p>Closed Friday July 3rd. We reopen Tuesday July 7th.</p>',
  '<p>Friday - Sunday, July 3 - 5, and Monday, July 6</p>',
  '<p>Friday & Saturday, July 3 & 4. Sunday, July 5</p>',
  '<p>Closed Thu, Dec. 31 and Friday, January 1</p>',
  '<p>Closed Friday, February 28. Open Sunday, March 1.</p>',
  '<p>Closed Friday, February 28. Open Saturday, March 1.</p>',
  '<p>Saturday, June 6</p><p>Races of last year:</p><p>Saturday, June 14</p>',
  '<p>Saturday, June 6</p><p>Friday, September 4</p>',
  '<p>Thursday, December 25, 2025</p>',
  '<p>Open Sat. March with us on May 3 at 10 am.</p>',
])('%s may be', body => {
  expect(wrong(body)).toBe('ok')
})

const autumn = 2026_11_22
const isPast = (body: string, today = autumn) =>
  factsOf(of(body), 'https://www.calloway.example/').claims.some(
    ({ about, value }) => about === 'ended' && isOver(value, today),
  )

test.each([
  '<p>The office is closed Friday July 3rd. We reopen Monday July 6th.</p>',
  '<p>We will be closed July 3 and reopen July 7.</p>',
  '<p>CLOSED Thursday, November 27 for Thanksgiving</p>',
  '<p>Closing early on Wednesday, Dec 24</p>',
  '<p>We are closed November 23, 2023. Happy Thanksgiving!</p>',
  '<p>We will be closed July 4th through July 8th.</p>',
  '<p>Join us Saturday, March 14th for our open house!</p>',
  '<p>Filled doughnuts will be available beginning Saturday, March 14. Come early.</p>',
  '<p>Pie orders are due Saturday, March 14.</p>',
  '<p>Tuesday, November 4th: parents’ night at 6pm</p>',
  '<h3>Spring workshop</h3><p>Sunday, April 12, 10am - 2pm</p>',
  '<p>October 4th test times: white belts 9am, yellow belts 10am</p>',
  '<p>Our next class is on Tuesday, February 10. Sign up today.</p>',
  '<h2>July Specials!</h2>',
  '<p>Specials for the month of March</p>',
])('%s is over', body => {
  expect(isPast(body)).toBe(true)
})

test.each([
  '<p>We will be closed Thursday, November 26.</p>',
  '<h2>November Specials</h2>',
  '<h2>December Specials</h2>',
  '<h2>October Specials</h2>',
  '<h2>May Specials</h2><h2>June Specials</h2><h2>July Specials</h2>',
  '<p>In July special care is taken of the lawn.</p>',
  '<p>We will be closed December 24 and reopen January 2.</p>',
  '<p>We will be closed November 20 and reopen November 23.</p>',
  '<p>Closed on July 4 and December 25.</p>',
  '<p>We close for the season on October 31 and reopen April 15.</p>',
  '<p>Closed every Friday, July 3 or not</p>',
  '<p>The old shop was closed Friday, July 3.</p>',
  '<p>Join us Saturday, March 13th for our open house!</p>',
  '<p>Tuesday, November 24th: parents’ night at 6pm</p>',
  '<p>Join us every Saturday, March 14 to May 30.</p>',
  '<p>Doughnuts will be available beginning Saturday, March 13.</p>',
  '<p>We had a fine party on Saturday, March 14th at 6pm.</p>',
  '<p>The market opens May 3 at 9am each year.</p>',
  '<p>Dinner is served from 5pm. Closed December 25.</p>',
  '<p>“Join us Saturday, March 14th,” they said.</p>',
])('%s is not over', body => {
  expect(isPast(body)).toBe(false)
})

test('a notice of next January is ahead in December', () => {
  expect(isPast('<p>Closed Friday, January 1</p>', 2026_12_20)).toBe(false)
  expect(isPast('<p>Closed Friday, January 1</p>', 2027_01_20)).toBe(true)
})
