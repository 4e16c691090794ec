import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const address = '<footer><p>12 Oak Street, Savannah, GA 31401</p></footer>'
const state = (words: string, foot = address) =>
  localOutcome('legal-law-of-another-state', [
    { html: htmlWith([], `<p>${words}</p>${foot}`), url: 'https://www.calloway.example/terms/', kind: 'legal' },
  ]).state

test.each([
  'These terms are governed by the laws of the State of California.',
  'They are construed in accordance with the laws of North Carolina, without regard to conflicts.',
  'The laws of the Commonwealth of Massachusetts govern this agreement.',
])('%s', words => {
  expect(state(words)).toBe('found')
})

test.each([
  'These terms are governed by the laws of the State of Georgia.',
  'These terms are governed by the laws of the State of Delaware.',
  'These terms are governed by the laws of the United States.',
  'California residents have rights under the laws of California.',
])('%s is no other law', words => {
  expect(state(words)).toBe('ok')
})

test('without an address nobody knows which state it is', () => {
  expect(state('These terms are governed by the laws of the State of California.', '')).toBe('not_applicable')
})
