import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { sumsThatFail } from './sums.ts'

const look = (body: string) => sumsThatFail.look(viewOf({ html: `<main><h1>Calloway</h1>${body}</main>` })).state

test.each([
  '<p>Was $200, now $150 - you save $75!</p>',
  '<p>Regular price $100. 20% off: only $85!</p>',
  '<h3>Package of 5 massages</h3><p>$400 ($90 each)</p>',
  '<p>20% off: $100 → $85</p>',
  '<p>Was $100, now $85: save 20%!</p>',
  '<p><del>$100</del> $85 (20% off)</p>',
  '<p>Regular price $100. Sale price $85. You save 20%.</p>',
  '<p>Regularly $100, now only $120!</p>',
  '<p>10-class pass: $180 ($15 per class)</p>',
  '<p>3 sessions for $250 – that’s $75 each</p>',
  '<p>12 months at $50 = $500</p>',
  '<p>Bath $30 + nails $15 = $50</p>',
  '<p>50% deposit, 30% on delivery, 30% on completion</p>',
  '<p>Save with the yearly plan: $50 a month or $700 a year.</p>',
  '<p>No interest or finance charges</p><p>Cash Price: $3,900 + tax</p><p>Finance Price: $4,995 + tax</p>',
])('%s', body => {
  expect(look(body)).toBe('found')
})

test.each([
  '<p>Was $200, now $150 - you save $50!</p>',
  '<p>A deposit of 20%–30% of the final total is due at booking.</p>',
  '<p>Regular price $100. 20% off: only $80!</p>',
  '<p>Was $49.99, now $39.99, save $10</p>',
  '<h3>Package of 5 massages</h3><p>$400 ($80 each)</p>',
  '<p>Save $20 on any $100 repair.</p>',
  '<p>20% off: $100 → $80</p>',
  '<p><s>$49.99</s> $39.99 (20% off)</p>',
  '<p>Up to 20% off: $100 → $85</p>',
  '<p>Adults $12, now open. Children $8. Members save 10%.</p>',
  '<p>Was $100 to $120 last year, and we saved 20%.</p>',
  '<p>10-class pass: $180 ($18 per class)</p>',
  '<p>Bath $30 + nails $15 = $45</p>',
  '<p>The fairs left him 15 × $110 − 10 × $40 = $1,250.</p>',
  '<p>The first line is 22 ÷ 2 × $190 = $2,090.</p>',
  '<p>Call-out $325 + 22 × $40 = $1,205</p>',
  '<p>Over all: $1,250 + $540 + $240 = $2,030, less $985.</p>',
  '<p>50% deposit, balance on completion</p>',
  '<p>40% down, 30% at midpoint and 30% on completion</p>',
  '<p>50% deposit; refunds of 25% until the final week</p>',
  '<p>Save with the yearly plan: $50 a month or $500 a year.</p>',
  '<p>No finance charges</p><p>Cash Price: $3,900</p><p>Finance Price: $3,900</p>',
  '<p>No finance charges if paid in 90 days</p><p>Cash Price: $3,900</p><p>Finance Price: $4,995</p>',
  '<p>Easy terms</p><p>Cash Price: $3,900</p><p>Finance Price: $4,995</p>',
])('%s adds up', body => {
  expect(look(body)).not.toBe('found')
})
