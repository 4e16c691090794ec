import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/about.html', kind: 'about' },
]
const state = (id: string, one: string, other: string) => localOutcome(id, pages(one, other)).state

test.each<[string, string]>([
  ['We bring all supplies.', 'Please provide your own cleaning supplies.'],
  ['We bring our own equipment.', 'Customers provide a vacuum and a mop.'],
  ['Our cleaners are W-2 employees.', 'All our cleaners are independent contractors.'],
  ['Free towing', 'Towing costs $75.'],
  ['Free samples', 'Samples are $5 each.'],
])('“%s” is contradicted by “%s”', (one, other) => {
  expect(state('promise-contradicted', one, other)).toBe('found')
})

test.each<[string, string]>([
  ['Free towing with any repair', 'Towing costs $75.'],
  ['We bring all supplies.', 'If you prefer, provide your own supplies.'],
])('“%s” goes with “%s”', (one, other) => {
  expect(state('promise-contradicted', one, other)).not.toBe('found')
})

test.each<[string, string]>([
  ['Small classes of up to 6', 'Up to 12 students per class'],
  ['Refer a friend and get $25', 'Earn $50 for every referral'],
  ['We arrive in 30 minutes or less.', 'Average arrival time: 45 minutes'],
  ['Bible study Wednesday at 7 PM', 'Wednesday Bible study, 6:30 PM'],
  ['Trivia night: Tuesdays 7 PM', 'Tuesday trivia at 8 pm'],
  ['0% APR for 18 months', '12 months same as cash'],
  ['Maximum weight: 250 lbs', 'Weight limit 300 pounds'],
])('the terms of “%s” are others than those of “%s”', (one, other) => {
  expect(state('terms-differ-across-pages', one, other)).toBe('found')
})

test.each<[string, string]>([
  ['Trivia night: Tuesdays 7 PM', 'Trivia night: Thursdays 8 PM'],
  ['Bible study Wednesday at 7 PM', 'Women’s Bible study Wednesday at 9 AM'],
  ['Up to 24 months same as cash', '12 months same as cash'],
])('the terms of “%s” go with those of “%s”', (one, other) => {
  expect(state('terms-differ-across-pages', one, other)).not.toBe('found')
})

const evenings = 'Monday - Saturday: 4pm - 10pm, Sunday: closed'
const mornings = 'Monday - Saturday: 7am - 2pm, Sunday: closed'
const days = 'Monday - Friday: 8am - 5pm, Saturday: closed, Sunday: closed'

test.each<[string, string]>([
  ['We serve lunch and dinner.', evenings],
  ['Serving breakfast, lunch and dinner', evenings],
  ['Serving breakfast, lunch and dinner', mornings],
  ['Open late on Thursdays', days],
])('“%s” against “%s”', (one, other) => {
  expect(state('open-days-conflict', one, other)).toBe('found')
})

test.each<[string, string]>([
  ['We serve dinner.', evenings],
  ['Serving breakfast and lunch', mornings],
  ['We serve breakfast all day.', 'Monday - Saturday: 11am - 9pm, Sunday: closed'],
  ['We serve brunch and lunch for weddings and events.', evenings],
  ['Open late on Thursdays', 'Monday - Friday: 8am - 8pm, Saturday: closed, Sunday: closed'],
])('“%s” goes with “%s”', (one, other) => {
  expect(state('open-days-conflict', one, other)).not.toBe('found')
})

test('two grades at the same bureau', () => {
  expect(state('figures-differ', 'BBB A+ rated', 'BBB rating: A')).toBe('found')
  expect(state('figures-differ', 'BBB A+ rated', 'A+ rating with the Better Business Bureau')).not.toBe('found')
})

test('a monthly price with a span, for insurance as for anything else', () => {
  const [one, other] = ['Renters insurance costs $12 to $25 a month.', 'Renters insurance runs $15-$30 per month.']
  expect(state('price-differs-across-pages', one, other)).toBe('found')
  expect(state('price-differs-across-pages', one, 'With your insurance, renters pay $15-$30 per month.')).not.toBe(
    'found',
  )
})

test.each([
  '<title>Free estimates | Calloway</title>',
  '<meta property="og:description" content="Pipes mended. Free estimates on every job.">',
  '<meta name="twitter:description" content="Pipes mended. Our estimates are free.">',
])('what %s promises holds as well', head => {
  const [home, about] = pages('Pipes', 'Estimates cost $49.')
  if (!home || !about) throw new Error('There are two pages.')
  const told = { ...home, html: home.html.replace(/<title>.*?<\/title>/, '').replace('</head>', `${head}</head>`) }
  expect(localOutcome('promise-contradicted', [told, about]).state).toBe('found')
})
