import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/faq.html', kind: 'other' },
]

test.each<[string, string]>([
  [
    'Most residential jobs are scheduled within 5–10 business days of signing.',
    'Most residential jobs are scheduled within 5–7 business days and done in one.',
  ],
  ['Rates do not include 9% Maine sales tax.', 'Our rates do not include 7% Maine sales tax.'],
  [
    'A fluid change every 30,000 to 40,000 miles keeps it going.',
    'A fluid change every 50,000 to 60,000 miles is cheap.',
  ],
  ['Extra persons are $3 per day or $40 per month', 'For two. Extra persons are $5 per day or $40 per month.'],
])('“%s” says the same as “%s” with another number', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  [
    'Most residential jobs are scheduled within 5–10 business days.',
    'Most residential jobs are scheduled within 5-10 business days.',
  ],
  ['Most residential driveways here are paved in 2 days.', 'Most residential driveways here are paved in 1–2 days.'],
  ['If your system is over 10 years old, call us.', 'If your system is over 12 years old, call us.'],
  ['“The floor was ready to walk on after 24 hours.”', '“The floor was ready to walk on after 12 hours.”'],
  ['Extra persons are $3 per day or $40 per month', 'Extra persons are $5 per day or $60 per month'],
  ['Extra persons are $3 per day or $40 per month', 'Extra children are $5 per day or $40 per month'],
  [
    'Tickets for the show are $20 online or $25 that evening',
    'Tickets for the show are $20 online or $30 that evening',
  ],
  ['Each extra guest was $3 per day or $40 per month', 'Each extra guest was $5 per day or $40 per month'],
  ['Express cleaning is finished within 6 hours.', 'Standard cleaning is finished within 24 hours.'],
])('“%s” goes with “%s”', (one, other) => {
  expect(localOutcome('terms-differ-across-pages', pages(one, other)).state).not.toBe('found')
})

test('two recipes may take as long as they take', () => {
  const recipe = (name: string, minutes: number): ServedPage => ({
    html: htmlWith([], `<p>Simmer uncovered on medium for ${minutes} minutes.</p>`),
    url: `https://www.calloway.example/${name}.html`,
    kind: 'other',
  })
  const site = [{ html: htmlWith([], '<p>Welcome</p>') }, recipe('gumbo', 45), recipe('stew', 30)]
  expect(localOutcome('terms-differ-across-pages', site).state).not.toBe('found')
})

test.each<[string, string]>([
  ['Located 5 miles from Pooler', 'We are just 12 miles from Pooler.'],
  ['Only a 20-minute drive from Hilton Head', 'Located 45 minutes from Hilton Head'],
  ['We have 6 courts.', 'Eight courts'],
  ['Our restaurant has 80 seats.', 'Seating for 120 guests in our restaurant'],
  ['Our staff of 15', 'With a team of 22 professionals'],
])('“%s” counts otherwise than “%s”', (one, other) => {
  expect(localOutcome('figures-differ', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['Just 10 minutes from Pooler', 'We are 12 minutes from Pooler.'],
  ['Located 5 miles from Pooler', 'Located 12 miles from Rincon'],
  ['Located 5 miles from Pooler', 'The town of Rincon lies 12 miles from Pooler.'],
  ['Our restaurant has 80 seats.', 'Our patio has 20 seats.'],
])('“%s” may be said beside “%s”', (one, other) => {
  expect(localOutcome('figures-differ', pages(one, other)).state).not.toBe('found')
})

test.each<[string, string]>([
  ['Stop by anytime!', 'We are open by appointment only.'],
  ['We accept cash only.', 'Pay online'],
])('“%s” is contradicted by “%s”', (one, other) => {
  expect(localOutcome('promise-contradicted', pages(one, other)).state).toBe('found')
})

test.each([
  'Visit any of our locations.',
  'Stop by one of our convenient locations.',
  'Work is done at our service centers.',
])('one address does not bear out “%s”', told => {
  const address = '<p>12 Oak Street, Savannah, GA 31401</p>'
  expect(localOutcome('places-told-and-given', [{ html: htmlWith([], `<p>${told}</p>${address}`) }]).state).toBe(
    'found',
  )
  const two = `${address}<p>9 Elm Street, Macon, GA 31201</p>`
  expect(localOutcome('places-told-and-given', [{ html: htmlWith([], `<p>${told}</p>${two}`) }]).state).not.toBe(
    'found',
  )
})

test('two lists of counties differ where each leaves out one of the other', () => {
  const one = 'We serve Chatham, Bryan and Effingham Counties.'
  const outcome = (other: string) => {
    const [home, more] = pages(one, other)
    return home && more ? localOutcome('counties-differ', [home, { ...more, kind: 'about' }]).state : 'missing'
  }
  expect(outcome('Proudly serving Chatham, Bryan and Liberty Counties')).toBe('found')
  expect(outcome('Proudly serving Chatham and Bryan Counties')).not.toBe('found')
})

test('years of founding told before and behind what was founded are compared', () => {
  const outcome = (other: string) =>
    localOutcome('founding-year-across-pages', pages('We opened our doors in 2010.', other)).state
  expect(outcome('In 2012, we opened our doors.')).toBe('found')
  expect(outcome('In 2012, we opened our doors at a second location.')).not.toBe('found')
})
