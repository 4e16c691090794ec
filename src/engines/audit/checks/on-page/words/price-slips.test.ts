import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { priceSlips } from './price-slips.ts'

const look = (text: string) => priceSlips.look(viewOf({ html: `<p>Wings $9.99</p><p>${text}</p>` }))

test.each([
  'Cover of 0.60 cents a pound',
  '25 wings $l8.99',
  'Soup $1O.50',
  'Tea $2.5O',
  'Fries $4..99',
  'Cake $3,50 a piece',
  'Pie $$89',
])('a mistyped price is found: %s', text => {
  expect(look(text).state).toBe('found')
})

test.each([
  'Wings $18.99',
  '$20Off',
  '99 cents',
  '0.12 cents per kWh',
  'From $1,250',
  '$1,250.00',
  '$5 Off',
  'US$l',
  '$3.50, $4.50',
  'Only $10.',
  '$99/mo',
])('a good price is none: %s', text => {
  expect(look(text).state).toBe('ok')
})

const listWith = (last: string) =>
  priceSlips.look(viewOf({ html: ['Wash $30', 'Trim $25', 'Bath $40', last].map(one => `<li>${one}</li>`).join('') }))

test.each(['Groom $9,999', 'Groom $0.00', 'Groom: $9999.99'])('%s among others is none', last => {
  expect(listWith(last).state).toBe('found')
})

test.each(['Groom $99.99', 'Total $0.00', 'Saddle $1,250'])('%s among others is one', last => {
  expect(listWith(last).state).toBe('ok')
})

test('a page without prices is not looked at', () => {
  expect(priceSlips.look(viewOf({ html: '<p>$lO</p>' })).state).toBe('not_applicable')
})
