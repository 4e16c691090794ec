import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string, over: Partial<ServedPage> = {}): ServedPage[] => [
  { html: htmlWith([], `<p>${one}</p>`) },
  { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/inner/', kind: 'other', ...over },
]
const state = (served: ServedPage[]) => localOutcome('figures-differ', served).state

test.each([
  [
    'Chris has mediated thousands of cases, from small ones to large.',
    'Mediated hundreds of cases in seven Western States, including Alaska:',
  ],
  ['He has mediated and arbitrated thousands of cases in the commercial arena.', 'We have mediated hundreds of cases.'],
  ['We have cleaned thousands of homes.', 'Since 1999 we have cleaned hundreds of happy homes.'],
])('%s against %s', (one, other) => {
  expect(state(pages(one, other))).toBe('found')
})

test.each([
  ['We have cleaned thousands of homes.', 'We have cleaned hundreds of roofs.'],
  ['We have cleaned thousands of homes.', 'We have painted hundreds of homes.'],
  ['We have cleaned thousands of homes.', 'We cleaned hundreds of homes last year.'],
  ['We have cleaned thousands of homes.', 'We have cleaned hundreds of homes in Macon.'],
  ['We have helped thousands of families.', 'We have helped hundreds of families find a home.'],
  ['We have cleaned thousands of homes.', 'We have cleaned hundreds, if not thousands of homes.'],
  ['We have cleaned thousands of homes.', '“They cleaned hundreds of homes.”'],
  ['We have cleaned thousands of homes.', 'Before that I cleaned hundreds of homes.'],
])('%s beside %s', (one, other) => {
  expect(state(pages(one, other))).not.toBe('found')
})

test('one service has a count of its own', () => {
  const served = pages('We have cleaned thousands of homes.', 'We have cleaned hundreds of homes.', { kind: 'service' })
  expect(state(served)).not.toBe('found')
})

test('of several people each has another count', () => {
  const doctors = '<h3>Dr. Ann Marlow, DDS</h3><p>Dentist</p><h3>Dr. Paul Weber, DDS</h3><p>Dentist</p>'
  const [home, inner] = [
    `Dr. Marlow has treated thousands of patients.</p>${doctors}<p>`,
    'Dr. Weber has treated hundreds of patients.',
  ]
  expect(state(pages(home, inner))).not.toBe('found')
})
