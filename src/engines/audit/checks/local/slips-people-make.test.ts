import { expect, test } from 'vitest'
import { emailOtherEnding } from '#src/engines/audit/checks/local/emails/email-domain.ts'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

type Kind = NonNullable<ServedPage['kind']>

const foot = '<footer><p>615 Magnolia Avenue, Suite 200, Savannah, GA 31401</p></footer>'
const page = (body: string, title = 'Calloway Dental', kind: Kind = 'home', path = '/'): ServedPage => ({
  html: `<head><title>${title}</title></head><body>${body}${foot}</body>`,
  url: `https://www.calloway.example${path}`,
  kind,
})
const pair = (one: string, other: string): ServedPage[] => [page(one), page(other, 'Contact us', 'contact', '/contact')]
const week = '<p>Monday - Thursday: 8 AM - 5 PM<br>Friday: 8 AM - 1 PM<br>Saturday and Sunday: Closed</p>'
const plainly = '<p>Monday - Sunday: 8 AM - 5 PM</p>'
const state = (id: string, pages: readonly ServedPage[]) => localOutcome(id, pages).state

test.each<[string, string]>([
  ['<p>Our last visit is at 4 p.m. On Fridays we are open until 2:00 p.m.</p>', week],
  ['<p>We are open Monday through Thursday from 8 to 5 and Friday mornings until noon.</p>', week],
  ['<div>Open Today: 8AM–7PM</div>', plainly],
  ['<span>Open today 8 AM - 5 PM</span>', week],
  ['<p>We are also here on Saturday mornings.</p>', week],
  ['<p>On Thursdays we stay until 7 p.m. for those who work.</p>', week],
  ['<p>Appointments start at 7:00 a.m. Monday through Thursday.</p>', week],
])('a sentence is held against the hours: %s', (said, hours) => {
  expect(state('open-days-conflict', pair(said, hours))).toBe('found')
})

test.each<[string, string]>([
  ['<p>Our last visit is at 4 p.m. On Fridays we are open until 1:00 p.m.</p>', week],
  ['<p>We are open Monday through Thursday from 8 to 5 and Friday mornings until 1 p.m.</p>', week],
  ['<div>Open Today: 8AM–5PM</div>', plainly],
  ['<p>Call today, 8 AM - 5 PM.</p>', week],
  ['<p>Special today 11 AM - 2 PM</p>', week],
  ['<p>We are here for emergencies on Saturdays.</p>', week],
  ['<p>On Thursdays we stay until 5 p.m.</p>', week],
  ['<p>Appointments start at 8:30 a.m. Monday through Thursday.</p>', week],
])('and agrees with them: %s', (said, hours) => {
  expect(state('open-days-conflict', pair(said, hours))).not.toBe('found')
})

const cells = (...said: string[]) => `<tr>${said.map(one => `<td>${one}</td>`).join('')}</tr>`
const head = cells('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')
const grid = (friday: string) =>
  `<table>${head}${cells('8-5', '8-5', '8-5', '8-5', friday, 'Closed', 'Closed')}</table>`

test('a timetable whose columns are the days is read', () => {
  expect(state('hours-conflict-across-pages', pair(week, grid('8-3')))).toBe('found')
  expect(state('hours-conflict-across-pages', pair(week, grid('8-1')))).not.toBe('found')
})

test('hours in a description need no am and pm', () => {
  const described = (said: string) => ({
    ...page(week),
    html: `<head><title>Calloway</title><meta name="description" content="${said}"></head><body>${week}${foot}</body>`,
  })
  expect(state('hours-conflict-description', [described('Open Mon-Thu 8-6.')])).toBe('found')
  expect(state('hours-conflict-description', [described('Open Mon-Thu 8-5.')])).not.toBe('found')
})

test('two breaks for lunch', () => {
  const lunch = (said: string) =>
    pair(`<p>We close for lunch from ${said}.</p>`, '<p>Closed for lunch from 12 to 1.</p>')
  expect(state('terms-differ-across-pages', lunch('1:00 to 2:00 p.m'))).toBe('found')
  expect(state('terms-differ-across-pages', lunch('noon to 1 pm'))).not.toBe('found')
  expect(state('terms-differ-across-pages', lunch('12:00 to 1:00 p.m'))).not.toBe('found')
})

test.each([
  'Our office at 615 Magnolia Avenue, Suite 220 is on the second floor.',
  'Stop by the shop at 165 Magnolia Avenue for parts.',
  'Find 561 Magnolia Avenue behind the library.',
  'Our office sits on Magnolia Street, across from the library.',
])('the door is told otherwise: %s', said => {
  expect(state('house-number-differs', [page(`<p>${said}</p>`)])).toBe('found')
})

test.each([
  'Our office at 615 Magnolia Avenue, Suite 200 is on the second floor.',
  'Our office at 615 Magnolia Avenue, #200.',
  'Our office at 615 Magnolia Avenue, 2 blocks from the river.',
  'Park at 620 Magnolia Avenue.',
  'Our office sits on Magnolia, across from the library.',
  'Turn left on Magnolia Street.',
])('and is the same: %s', said => {
  expect(state('house-number-differs', [page(`<p>${said}</p>`)])).not.toBe('found')
})

const map = (place: string) => `<iframe src="https://maps.google.com/maps?q=${place}&output=embed"></iframe>`

test('the town behind the name that a map asks for is no part of it', () => {
  expect(state('map-of-another-business', [page(map('Barrow%20Brothers%20Plumbing%20Savannah%20GA'))])).toBe('found')
  expect(state('map-of-another-business', [page(map('Calloway%20Dental%20Savannah%20GA'))])).not.toBe('found')
})

test.each([
  ['Dentist in Atlanta, GA | Calloway', '<h1>Family dentistry in Savannah</h1>'],
  ['Dentist in Savannah, GA | Calloway', '<h1>Your Augusta dentist since 1979</h1>'],
])('title and heading of a front page name two towns: %s', (title, body) => {
  const told = ['title-names-other-town', 'page-names-far-town'].map(id => state(id, [page(body, title)]))
  expect(told).toContain('found')
})

test.each([
  ['Dentist in Savannah, GA | Calloway', '<h1>Family dentistry in Savannah</h1>'],
  ['Dentist in Savannah, GA | Calloway', '<h1>Your Family Dentist</h1>'],
  ['Dentist in Savannah, GA | Calloway', '<h1>Your Augusta dentist</h1><p>Patients come from Augusta.</p>'],
])('or one: %s %s', (title, body) => {
  expect(state('title-names-other-town', [page(body, title)])).not.toBe('found')
})

test('hours in the text of a picture need no am and pm', () => {
  const picture = (said: string) => [page(`${week}<img src="a.jpg" alt="${said}">`)]
  expect(state('hours-conflict-unseen-text', picture('Our hours: Monday to Thursday 8 to 4, Friday 8 to 1'))).toBe(
    'found',
  )
  expect(state('hours-conflict-unseen-text', picture('Our hours: Monday to Thursday 8 to 5, Friday 8 to 1'))).not.toBe(
    'found',
  )
})

test.each<[string, boolean]>([
  ['615%20Dellwood%20Road,%20Savannah,%20GA%2031401', true],
  ['615%20Magnolia%20Ave,%20Savannah,%20GA%2031401', false],
  ['615%20Magnolya%20Ave,%20Savannah,%20GA%2031401', false],
  ['615%20Hwy%2080,%20Savannah,%20GA%2031401', false],
])('a map of the same house on the street %s', (place, is_found) => {
  expect(state('map-shows-other-address', [page(map(place))]) === 'found').toBe(is_found)
})

test('a map may show another street that the page names', () => {
  const body = `<p>Park on Dellwood Road.</p>${map('615%20Dellwood%20Road,%20Savannah,%20GA%2031401')}`
  expect(state('map-shows-other-address', [page(body)])).not.toBe('found')
})

test('one box is written with two endings', () => {
  const mail = (ending: string) => {
    const pages = pair('<p>hello@calloway-dental.com</p>', `<p>Write to hello@calloway-dental.${ending}.</p>`)
    return emailOtherEnding.look({ ...siteOf(pages), host: 'calloway-dental.com' }).state
  }
  expect(mail('net')).toBe('found')
  expect(mail('com')).not.toBe('found')
})

test.each([
  '<p>M-Th 8-6, F 8-1</p>',
  '<p>M–Th: 8a–5p | F: 8a–2p</p>',
  '<dl><dt>Mon - Thu</dt><dd>7:30AM</dd><dd>5:00PM</dd><dt>Fri</dt><dd>8:00AM</dd><dd>1:00PM</dd></dl>',
  '<p>8am - 5pm: Mon, Tue, Thu<br>8am - 7pm: Wed<br>8am - 1pm: Fri</p>',
])('ways to write a week are read: %s', written => {
  expect(state('hours-conflict-across-pages', pair(week, written))).toBe('found')
})

test.each([
  '<p>M-Th 8-5, F 8-1</p>',
  '<dl><dt>Mon - Thu</dt><dd>8:00AM</dd><dd>5:00PM</dd><dt>Fri</dt><dd>8:00AM</dd><dd>1:00PM</dd></dl>',
  '<p>8am - 5pm: Mon, Tue, Wed, Thu<br>8am - 1pm: Fri</p>',
])('and agree: %s', written => {
  expect(state('hours-conflict-across-pages', pair(week, written))).not.toBe('found')
  expect(state('hours-leave-out-a-day', pair(week, written))).not.toBe('found')
})

test('a street with a slip behind the number of the house', () => {
  expect(state('house-number-differs', [page('<p>Come see us at 615 Magnolja Avenue.</p>')])).toBe('found')
  expect(state('house-number-differs', [page('<p>Our Savannah office (617 Magnolia Avenue) is new.</p>')])).toBe(
    'found',
  )
  expect(state('house-number-differs', [page('<p>The bank at 615 Maple Avenue.</p>')])).not.toBe('found')
})

test('a map of a point in another town', () => {
  expect(state('map-shows-other-address', [page(map('32.8407,-83.6324'))])).toBe('found')
  expect(state('map-shows-other-address', [page(map('32.0809,-81.0912'))])).not.toBe('found')
})

test('a description names another town than title and address', () => {
  const described = (town: string, body = '') => [
    {
      ...page(''),
      html: `<head><title>Dentist in Savannah, GA</title><meta name="description" content="Crowns and bridges in ${town}, GA."></head><body>${body}${foot}</body>`,
    },
  ]
  expect(state('title-names-other-town', described('Pooler'))).toBe('found')
  expect(state('title-names-other-town', described('Savannah'))).not.toBe('found')
  expect(state('title-names-other-town', described('Pooler', '<p>Near Pooler.</p>'))).not.toBe('found')
})
