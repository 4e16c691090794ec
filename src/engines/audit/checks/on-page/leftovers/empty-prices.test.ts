import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { emptyPrices } from './empty-prices.ts'

const look = (body: string) => emptyPrices.look(viewOf({ html: `<html lang="en"><body>${body}</body></html>` })).state

test.each([
  '<p>Starting at $</p>',
  '<li>Wash and fold: from $ per pound</li>',
  '<p>Comforters, only $</p><p>Wedding dresses</p>',
  '<h3>Only $__.</h3>',
  '<p>Prices start at $TBD</p>',
  '<p>As low as $/month</p>',
  '<p>Tune-up: $</p>',
  '<p>Tune-up — $xx.xx</p>',
  '<p>Price coming soon</p>',
])('a price without its figure: %s', body => {
  expect(look(body)).toBe('found')
})

test.each([
  '<p>Starting at $49</p>',
  '<p>Add cheese for $ .50</p>',
  '<p>Starting at $<b>49</b></p>',
  '<p>Starting at $</p><p>49.99</p>',
  '<p>Price range: $</p>',
  '<p>$</p>',
  '<p>Total: $</p>',
  '<p>Call for prices</p>',
  '<p>We take $ and € for it</p>',
  '<label>Pay only $</label><input>',
])('a price, or none announced: %s', body => {
  expect(look(body)).toBe('ok')
})

test('a blank of the template is told as that', () => {
  expect(look('<p>Tune-up — $XX.XX</p>')).toBe('ok')
  expect(look('<table><tr><td>Novel</td><td>$XXX - $XXX</td></tr></table>')).toBe('ok')
})
