import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { promisedPart } from './promised-parts.ts'

const look = (words: string, headings: readonly string[]) =>
  promisedPart.look(
    viewOf({
      html: `<html lang="en"><head><title>Terms</title></head><body><main><p>${words}</p>${headings.map(text => `<h2>${text}</h2><p>It holds for all.</p>`).join('')}</main></body></html>`,
    }),
  ).state
const five = ['1. Scope', '2. Fees', '3. Delivery', '4. Terms', '5. Contact']

test('a sentence that sends readers behind the last section is told', () => {
  expect(look('Refunds are described in Section 6 below.', five)).toBe('found')
  expect(look('As described in Step 5, call us.', ['Step 1', 'Step 2', 'Step 3'])).toBe('found')
})

test.each([
  'Refunds are described in Section 4 below.',
  'We follow Section 8 of the Housing Act.',
  'It is governed by section 9 of the state code.',
  'Ask for section 12 at the stadium.',
])('nothing is missing: %s', words => {
  expect(look(words, five)).not.toBe('found')
})

test('pages without numbers of their own are let be', () => {
  expect(look('Refunds are described in Section 6 below.', ['Scope', 'Fees', 'Delivery'])).not.toBe('found')
})
