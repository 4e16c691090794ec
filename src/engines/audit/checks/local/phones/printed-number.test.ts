import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { hasPrintedNumber } from './printed-number.ts'

const has = (html: string) => hasPrintedNumber(viewOf({ html: `<body>${html}</body>` }).facts.text.blocks)

test.each([
  '<p>0810-010-5187</p>',
  '<p>Call us now: 9821144764, 9821155764</p>',
  '<li>0490 229 611</li>',
  '<p>Our office can be reached by telephone on 020 7946 0018 from Monday to Friday.</p>',
  '<p>Mobile: (03) 5550 1234</p>',
])('%s is a number to call', html => {
  expect(has(html)).toBe(true)
})

test.each([
  '<p>2010-2013</p>',
  '<p>2026-11-22</p>',
  '<p>Macon, GA 31201-1234</p>',
  '<p>Since we opened our doors we have washed 12 345 678 cars in all of the country.</p>',
  '<p>$1 250 000</p>',
  '<p>License number of the state: 1234567890, renewed each year</p>',
  '<p>Suite 12</p>',
])('%s is none', html => {
  expect(has(html)).toBe(false)
})
