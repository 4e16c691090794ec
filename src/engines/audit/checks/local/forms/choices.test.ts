import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.calloway.example/'
const places = `<p>12 Oak Street, Savannah, GA 31401</p><p>98 Pine Avenue, Macon, GA 31201</p><p>7 Elm Road, Augusta, GA 30901</p>`
const radios = (options: readonly string[], question: string, name = 'loc') =>
  `<p>${question}</p>${options.map(option => `<label><input type="radio" name="${name}"> ${option}</label>`).join('')}`
const select = (options: readonly string[], label: string, hint = '') =>
  `<label>${label} <select name="x">${hint}${options.map(option => `<option>${option}</option>`).join('')}</select></label>`

const look = (id: string, home: string, form: string) =>
  localOutcome(id, [
    { html: `<title>Calloway</title>${home}` },
    {
      html: `<title>Visit</title><form action="/send" method="post">${form}</form>`,
      url: `${origin}visit`,
      kind: 'other',
    },
  ]).state

test.each([
  ['two of three', select(['Savannah', 'Macon'], 'Preferred office'), 'found'],
  ['two of three by their streets', radios(['Oak Street', 'Pine Avenue'], 'Which location?'), 'found'],
  ['two of three, or any', radios(['Savannah', 'Macon', 'No preference'], 'Preferred location *'), 'found'],
  ['one that is told nowhere', select(['Savannah', 'Macon', 'Augusta', 'Columbus'], 'Office'), 'found'],
  ['all three', select(['Savannah', 'Macon', 'Augusta'], '', '<option value="">Select a location</option>'), 'ok'],
  ['all three with what they are for', select(['Savannah (main)', 'Macon: Mondays', 'Augusta, GA'], 'Clinic'), 'ok'],
  ['another', select(['Savannah', 'Macon', 'Other'], 'Office'), 'ok'],
  ['where the visitor lives', select(['Savannah', 'Macon', 'Warner Robins'], 'Your city'), 'ok'],
  ['where the work is done', radios(['Savannah', 'Macon'], 'Job location'), 'ok'],
  ['rooms', select(['Kitchen', 'Bath'], 'Location of the leak'), 'ok'],
])('a form that offers %s of three places', (_, form, expected) => {
  expect(look('form-offers-other-places', places, form)).toBe(expected)
})

test('an address in a draft that no page links to is no place of the business', () => {
  const state = (path: string) =>
    localOutcome('form-offers-other-places', [
      { html: '<title>Calloway</title><p>12 Oak Street, Savannah, GA 31401</p><p>98 Pine Avenue, Macon, GA 31201</p>' },
      {
        html: `<title>Visit</title><form action="/send" method="post">${select(['Savannah', 'Macon'], 'Office')}</form>`,
        url: `${origin}visit`,
        kind: 'other',
      },
      {
        html: '<title>Calloway</title><p>7 Elm Road, Augusta, GA 30901</p>',
        url: origin + path,
        kind: 'other',
        response: { found_by: 'folder' },
      },
    ]).state
  expect(state('augusta.html')).toBe('found')
  expect(state('mockup-new-brand.html')).toBe('ok')
})

test('with one place there is nothing to leave out', () => {
  const form = select(['Savannah', 'Macon'], 'Office')
  expect(look('form-offers-other-places', '<p>12 Oak Street, Savannah, GA 31401</p>', form)).toBe('not_applicable')
})

const hours = '<p>Monday - Friday: 8 am - 5 pm, Saturday: closed, Sunday: closed</p>'

test.each([
  [['Monday', 'Wednesday', 'Saturday'], 'found'],
  [['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], 'found'],
  [['Monday', 'Tuesday', 'Friday'], 'ok'],
  [['Morning', 'Noon', 'Evening'], 'not_applicable'],
])('a form that offers the days %s', (days, expected) => {
  expect(look('form-offers-closed-day', hours, select(days, 'Preferred day'))).toBe(expected)
})

test('a day that the hours leave out may be one by appointment', () => {
  const form = select(['Monday', 'Friday', 'Saturday'], 'Preferred day')
  expect(look('form-offers-closed-day', '<p>Monday - Friday: 8 am - 5 pm</p>', form)).toBe('ok')
})

const options = (...all: [text: string, value: string][]) =>
  `<label>Service <select name="s"><option value="">Choose</option>${all.map(([text, value]) => `<option value="${value}">${text}</option>`).join('')}</select></label>`
const sent = (form: string) =>
  localOutcome('form-choice-sent-as-another', [{ html: `<form action="/send" method="post">${form}</form>` }]).state

test.each([
  [
    [
      ['Shower doors', 'windshield repair'],
      ['Mirrors', 'windshield repair'],
      ['Table tops', 'chip repair'],
    ],
    'found',
  ],
  [
    [
      ['Drains', 'Heaters'],
      ['Heaters', 'Pipes'],
      ['Pipes', 'Drains'],
    ],
    'found',
  ],
  [
    [
      ['Shower doors', 'shower-doors'],
      ['Mirrors', 'mirror'],
    ],
    'ok',
  ],
  [
    [
      ['Somebody else', 'other'],
      ['Not sure yet', 'other'],
      ['Mirrors', 'mirrors'],
    ],
    'ok',
  ],
  [
    [
      ['United States', '+1'],
      ['Canada', '+1'],
    ],
    'ok',
  ],
  [
    [
      ['Right now', 'emergency'],
      ['This week', 'soon'],
    ],
    'ok',
  ],
  [
    [
      ['Bobsled', 'https://www.ice-sports.example/'],
      ['Luge', 'https://www.ice-sports.example/'],
    ],
    'ok',
  ],
  [
    [
      ['Morning', 'am'],
      ['Early', 'am'],
    ],
    'ok',
  ],
] as [[string, string][], string][])('choices %s', (all, state) => {
  expect(sent(options(...all))).toBe(state)
})

const week = '<p>Monday - Friday: 10am - 5:30pm, Saturday: 10am - 1pm, Sunday: closed</p>'

test.each([
  [
    'evenings',
    select(['Morning (10 AM - 12 PM)', 'Afternoon (12-4 PM)', 'Evening (5-8 PM)'], 'Preferred time'),
    'found',
  ],
  [
    'early mornings',
    radios(['Morning (8 AM – 12 PM)', 'Afternoon (12 PM – 4 PM)'], 'Best time for you?', 'time'),
    'found',
  ],
  ['points', select(['9:00 AM', '11:00 AM', '2:00 PM', '4:00 PM', '6:30 PM'], 'Time'), 'found'],
  ['hours alike', select(['Morning (10 AM - 12 PM)', 'Afternoon (12-4 PM)', 'Evening (4-6 PM)'], 'Time'), 'ok'],
  ['calls', select(['Morning (8 AM - 12 PM)', 'Evening (5-8 PM)'], 'Best time to call'), 'not_applicable'],
  ['sizes', select(['Medium (5,000 - 10,000 sq ft)', 'Large (10,000 - 20,000 sq ft)'], 'Size'), 'not_applicable'],
  ['no times', select(['Morning', 'Evening'], 'Preferred time'), 'not_applicable'],
])('a form that offers %s', (_, form, expected) => {
  expect(look('form-offers-closed-time', week, form)).toBe(expected)
})

const radio = (value: string | null, text: string, name = 'plan') =>
  `<label><input type="radio" name="${name}"${value === null ? '' : ` value="${value}"`}> ${text}</label>`

test.each([
  ['two that are sent alike', radio('Yes', 'Yes') + radio('Yes', 'No')],
  ['none that says what it sends', radio(null, 'Weekly') + radio(null, 'Monthly')],
  ['one that is sent as its neighbour', radio('Monthly', 'Weekly') + radio('Monthly', 'Monthly')],
])('radio buttons, %s, are told', (_, radios) => {
  expect(sent(`${radios}<input name="email">`)).toBe('found')
  // Nothing else is asked: they switch what is shown.
  expect(sent(radios)).not.toBe('found')
})

test.each([
  ['by their words', radio('Yes', 'Yes') + radio('No', 'No')],
  ['by codes', radio('1', 'Weekly') + radio('2', 'Monthly')],
  ['in short', radio('week', 'Weekly service') + radio('month', 'Monthly service')],
  ['one of another question', radio('yes', 'Yes', 'pets') + radio('yes', 'Sure', 'odor')],
  ['one alone', radio(null, 'Weekly')],
])('radio buttons that are sent %s are fine', (_, radios) => {
  expect(sent(`${radios}<input name="email">`)).not.toBe('found')
})
