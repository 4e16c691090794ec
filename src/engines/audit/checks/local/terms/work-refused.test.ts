import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { pages } from '#tests/support/audit/told-pages.ts'

const outcome = (one: string, other: string) => localOutcome('promise-contradicted', pages(one, other))
const asked = (question: string, answer: string) => `<h3>${question}</h3><p>${answer}</p>`

test.each([
  ['<h2>Septic</h2><p>Call us.</p>', asked('Do you do septic work?', 'No, sorry, we leave that to others.')],
  ['<ul><li>Loaner cars available</li></ul>', asked('Do you have loaner cars?', 'We don’t have loaners.')],
  ['<p>We also offer IV sedation for longer visits.</p>', asked('Do you offer IV sedation?', 'Not at this time.')],
  [
    '<p>We sell and install all major tire brands.</p>',
    asked('Do you sell tires?', 'We don’t sell tires, but we mount.'),
  ],
  [
    '<p>Dr. Rowan removes wisdom teeth.</p>',
    asked('Do you pull wisdom teeth?', 'Wisdom teeth are referred to a surgeon.'),
  ],
  ['<h3>Diesel</h3>', asked('Do you work on diesels?', 'No diesels, sorry.')],
  ['<h3>Stump grinding</h3>', asked('Can you do stump grinding?', 'Unfortunately we can’t.')],
  ['<h3>Water softener installation</h3>', asked('Do you install water softeners?', 'We do not.')],
  ['<p>We clean windows, gutters and roofs.</p>', '<p>We do not clean gutters.</p>'],
  ['<p>We handle medical malpractice in all counties.</p>', '<p>We do not handle medical malpractice.</p>'],
  [asked('Do you perform home inspections?', 'Yes, all week.'), '<p>We no longer do home inspections.</p>'],
  ['<p>Our techs install, repair and service mini splits.</p>', asked('Do you service mini splits?', 'No, we don’t.')],
])('work that one page offers and another leaves to others: %s and %s', (one, other) => {
  expect(outcome(one, other).state).toBe('found')
})

test.each([
  ['<h3>Towing</h3>', asked('Do you offer towing?', 'We don’t charge for towing.')],
  ['<h3>Towing</h3>', asked('Do you offer towing?', 'No problem at all.')],
  ['<h3>Towing</h3>', asked('Do you offer towing on Sundays?', 'No.')],
  ['<h3>Towing</h3>', asked('Do you offer towing?', 'No, only for repair customers.')],
  ['<h3>Towing</h3>', asked('Do you charge for towing?', 'No.')],
  ['<h3>Tires</h3>', asked('Do you sell tires?', 'No, but we fit yours.')],
  ['<p>We install water softeners.</p>', asked('Do you sell water softeners?', 'We don’t.')],
  ['<p>We offer braces.</p>', asked('Do you offer same-day braces?', 'No.')],
  ['<p>We do roof repairs.</p>', asked('Do you do roofs?', 'No.')],
  ['<p>We repair gas ranges.</p>', asked('Do you repair ranges on propane?', 'No.')],
  ['<h3>Alternatives to braces</h3>', asked('Do you do braces?', 'No.')],
  ['<p>If we offer braces, we tell you.</p>', asked('Do you do braces?', 'No.')],
  ['<p>Our partners offer braces.</p>', asked('Do you do braces?', 'No.')],
  ['<p>We do not offer braces.</p>', asked('Do you do braces?', 'No.')],
  ['<h3>Our team</h3>', asked('Do you have a team?', 'No.')],
])('what is no contradiction: %s and %s', (one, other) => {
  expect(outcome(one, other).state).not.toBe('found')
})

test('of a page that refuses thousands of things, some are kept', () => {
  const { terms } = viewOf({ html: `<title>Calloway</title>${'<p>We do not do roofs.</p>'.repeat(3_000)}` }).facts
  expect(terms.filter(({ what }) => what.startsWith('no work: '))).toHaveLength(20)
})
