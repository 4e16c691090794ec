import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], one) },
  { html: htmlWith([], other), url: 'https://www.calloway.example/faq.html', kind: 'other' },
]
const asked = (question: string, answer: string) => `<h2>${question}</h2><p>${answer}</p>`

test.each([
  [
    'promise-contradicted',
    '<p>Walk-ins are welcome.</p>',
    asked('Do I need an appointment?', 'Yes, patients are seen by appointment only.'),
  ],
  ['promise-contradicted', '<p>Walk-ins are welcome.</p>', '<p>Clients are seen by appointment only.</p>'],
  ['promise-contradicted', '<p>We stay open through lunch.</p>', '<p>The office is closed for lunch.</p>'],
  [
    'promise-contradicted',
    '<p>There is street parking only.</p>',
    asked('Is there parking?', 'Yes, free parking is behind the building.'),
  ],
  [
    'promise-contradicted',
    '<p>We do not offer weekend emergency care.</p>',
    '<p>Our 24-hour emergency care is there for you.</p>',
  ],
  [
    'terms-differ-across-pages',
    '<p>Appointments cancelled with less than 48 hours notice are charged $50.</p>',
    asked('What if I have to cancel?', 'Please give us 24 hours notice.'),
  ],
  [
    'terms-differ-across-pages',
    '<p>Financing: 0% for 12 months.</p>',
    asked('Do you offer financing?', 'Yes, interest free for 18 months.'),
  ],
  [
    'terms-differ-across-pages',
    '<p>We answer within one business day.</p>',
    '<p>Replies may take up to three business days.</p>',
  ],
  [
    'price-differs-across-pages',
    '<p>In-office whitening is $299 and takes about an hour.</p>',
    '<p>Whitening in our office costs $349 and takes 90 minutes.</p>',
  ],
  [
    'figures-differ',
    '<p>Our 3,200 square foot office has eight treatment rooms.</p>',
    '<p>We have six treatment rooms.</p>',
  ],
  [
    'figures-differ',
    '<p>Our two dentists and four hygienists see you.</p>',
    '<p>Our three dentists and six hygienists are here.</p>',
  ],
  [
    'promise-contradicted',
    '<p>We never charge extra for nights or weekends.</p>',
    '<p>After-hours calls carry a $95 emergency fee.</p>',
  ],
  [
    'promise-contradicted',
    '<p>Estimates are always free.</p>',
    asked('Do you charge for estimates?', 'Yes, we do, as we take our time.'),
  ],
  [
    'terms-differ-across-pages',
    '<p>Monday through Saturday, 7 a.m. to 6 p.m. Seniors save 10%.</p>',
    '<p>Seniors and veterans take 15% off.</p>',
  ],
  ['figures-differ', '<p>Three generations of Barlows mend pipes.</p>', '<p>Second generation, family owned.</p>'],
  [
    'figures-differ',
    '<p>Our family of twelve plumbers and nine trucks is here.</p>',
    '<p>Our fleet of six trucks is stocked.</p>',
  ],
  ['figures-differ', '<p>We have a crew of eight plumbers.</p>', '<p>Call our team of twelve plumbers today.</p>'],
  [
    'promise-contradicted',
    '<p>No reservations: first come, first served.</p>',
    '<p>Reservations are taken by phone.</p>',
  ],
  ['figures-differ', '<p>We seat 60 inside and 40 on the patio.</p>', '<p>Our dining room holds 75 guests.</p>'],
])('%s: %s; %s', (id, one, other) => {
  expect(localOutcome(id, pages(one, other)).state).toBe('found')
})

test.each([
  [
    'promise-contradicted',
    '<p>Walk-ins are welcome.</p>',
    '<p>On Saturdays patients are seen by appointment only.</p>',
  ],
  [
    'promise-contradicted',
    '<p>We do not take walk-ins.</p>',
    asked('Do I need an appointment?', 'Yes, but only for a new crown.'),
  ],
  ['promise-contradicted', '<p>We stay open through lunch.</p>', '<p>On Fridays we are closed for lunch.</p>'],
  ['promise-contradicted', '<p>Our kitchen is open through lunch.</p>', '<p>The office is closed for lunch.</p>'],
  [
    'terms-differ-across-pages',
    '<p>Appointments cancelled with less than 48 hours notice are charged $50.</p>',
    asked('What if I have to cancel a party?', 'Please give us two weeks to plan anew.'),
  ],
  [
    'terms-differ-across-pages',
    '<p>Financing: 0% for 12 months.</p>',
    '<p>Some projects are interest free for 18 months.</p>',
  ],
  [
    'terms-differ-across-pages',
    '<p>We answer within one business day.</p>',
    '<p>Replies to applications may take up to ten business days.</p>',
  ],
  ['price-differs-across-pages', '<p>In-office whitening is $299.</p>', '<p>Whitening at home costs $149.</p>'],
  ['figures-differ', '<p>We have six treatment rooms.</p>', '<p>Our new office has two more treatment rooms.</p>'],
  [
    'promise-contradicted',
    '<p>We never charge extra for nights or weekends.</p>',
    '<p>Other shops add a $95 emergency fee.</p>',
  ],
  [
    'promise-contradicted',
    '<p>Estimates are always free.</p>',
    asked('Do you charge for estimates?', 'No, they are free.'),
  ],
  ['figures-differ', '<p>He began with a crew of two plumbers.</p>', '<p>Call our team of twelve plumbers today.</p>'],
  [
    'terms-differ-across-pages',
    '<p>We have served over 10,000 homes in the Upstate.</p>',
    '<p>More than 15,000 homes served.</p>',
  ],
  ['figures-differ', '<p>We seat 60 inside and 40 on the patio.</p>', '<p>Our patio seats 40.</p>'],
  ['figures-differ', '<p>We seat 60 inside and 40 on the patio.</p>', '<p>Our dining room seats 60 guests.</p>'],
])('%s, not told: %s; %s', (id, one, other) => {
  expect(localOutcome(id, pages(one, other)).state).not.toBe('found')
})

const hours = (text: string) => `<p>Mon-Fri 8am-5pm</p><p>${text}</p>`

test.each([
  [
    'open six days a week',
    hours('We are open six days a week.'),
    '“open six days a week”; the hours on the page: open on 5 days',
  ],
  [
    'open five days a week',
    '<p>Monday - Saturday: 9am - 5pm, Sunday: closed</p><p>Open 5 days a week, rain or shine.</p>',
    '“Open 5 days a week”; the hours on the page: open on 6 days',
  ],
])('%s is held against the hours', (_, body, evidence) => {
  expect(localOutcome('hours-against-every-day', [{ html: htmlWith([], body) }])).toMatchObject({
    occurrences: [{ evidence }],
  })
})

test.each([
  'We are open five days a week.',
  'Until 2019 we were open six days a week.',
  'Our phones are open six days a week.',
])('%s fits hours of five days, or is said of something else', text => {
  expect(localOutcome('hours-against-every-day', [{ html: htmlWith([], hours(text)) }]).state).toBe('ok')
})

const week = '<p>Monday - Saturday: 7am - 6pm, Sunday: closed</p>'

test.each([
  ['Are you open on Saturdays?', 'Yes, from 8 to noon.', true],
  ['Are you open on Saturdays?', 'No, we rest.', true],
  ['Are you open on weekends?', 'Yes.', true],
  ['Are you open on Saturdays?', 'Yes, from 7 to 6.', false],
  ['Are you open on Saturdays?', 'Yes, except on holidays.', false],
  ['Are you open on Sundays?', 'No.', false],
  ['Is the kitchen open on Sundays?', 'Yes.', false],
])('%s %s is held against the hours: %s', (question, answer, is_told) => {
  expect(localOutcome('open-days-conflict', pages(week, asked(question, answer))).state === 'found').toBe(is_told)
})

test('meals and happy hours in a sentence are no hours of the door, and are held against those', () => {
  const foot = '<p>Tue-Sun 11am-9pm, closed Monday</p>'
  const told =
    '<p>Happy hour is Monday through Friday, 4 to 6 p.m.</p><p>Brunch is served Saturday and Sunday from 10 to 2.</p>'
  const site = [{ html: htmlWith([], told + foot) }]
  expect(localOutcome('named-times-outside-hours', site)).toMatchObject({ occurrences: [{}, {}] })
  expect(localOutcome('hours-conflict', site).state).not.toBe('found')
})

test.each(['Live jazz every Monday.', 'Monday is trivia night.'])('%s is announced for a closed day', special => {
  const foot = '<p>Tue-Sun 11am-9pm, closed Monday</p>'
  expect(localOutcome('special-on-closed-day', pages(`<p>${special}</p>`, foot)).state).toBe('found')
  expect(
    localOutcome('special-on-closed-day', pages(`<p>${special.replace('Monday', 'Friday')}</p>`, foot)).state,
  ).not.toBe('found')
})

test('lists of counties are compared in small letters as well, whoever is served there', () => {
  const contact = { ...pages('', '<p>We serve Chatham and Bryan counties.</p>')[1], kind: 'contact' } as ServedPage
  const [home] = pages('<p>We serve families all over Chatham and Effingham counties.</p>', '')
  expect(localOutcome('counties-differ', home ? [home, contact] : []).state).toBe('found')
})
