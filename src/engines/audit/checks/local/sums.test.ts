import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit-views.ts'
import { sumsThatFail } from './sums.ts'

const look = (body: string) => sumsThatFail.look(viewOf({ html: `<main><h1>Calloway</h1>${body}</main>` })).state

test.each([
  '<p>Was $200, now $150 - you save $75!</p>',
  '<p>Regular price $100. 20% off: only $85!</p>',
  '<h3>Package of 5 massages</h3><p>$400 ($90 each)</p>',
])('%s', body => {
  expect(look(body)).toBe('found')
})

test.each([
  '<p>Was $200, now $150 - you save $50!</p>',
  '<p>Regular price $100. 20% off: only $80!</p>',
  '<p>Was $49.99, now $39.99, save $10</p>',
  '<h3>Package of 5 massages</h3><p>$400 ($80 each)</p>',
  '<p>Save $20 on any $100 repair.</p>',
])('%s adds up', body => {
  expect(look(body)).not.toBe('found')
})
