import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], one) },
  { html: htmlWith([], other), url: 'https://www.calloway.example/services.html', kind: 'service' },
]
const state = (one: string, other: string) => localOutcome('price-differs-across-pages', pages(one, other)).state

const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
const table = (...rows: string[]) => `<table>${rows.join('')}</table>`
const headed = (cells: string) => `<tr><th>Service</th><th>Range</th><th>What drives it</th></tr>${cells}`

test.each<[string, string]>([
  [
    '<h3>Herbal foot treatment</h3><p>It begins with a soak.<br>From $50</p>',
    '<h3>Herbal Foot Treatment</h3><p>Thirty quiet minutes.<br>From $58</p>',
  ],
  ['<div><p>Battery replacement</p><p>$129–$249</p><p>Tested free</p></div>', '<p>Battery replacement: $150–$250</p>'],
  [
    table(row('Stump grinding', '$300 – $600', 'Depends on roots'), row('Lot clearing', '$1,500 – $3,000', 'Brush')),
    '<h3>Stump grinding</h3><p>$200–$450</p>',
  ],
  [
    table(
      headed(
        '<tr><th>Stump grinding</th><td>$300 – $600+</td><td>Depends</td></tr><tr><th>Clearing</th><td>$900</td><td>Brush</td></tr>',
      ),
    ),
    '<p><span>Stump grinding</span><span>starts at $200</span></p>',
  ],
  [
    '<h3>Swedish massage</h3><p>60 min | $85</p><p>90 min | $120</p>',
    '<ul><li>Swedish Massage (60 minutes) $95</li><li>Swedish Massage (90 minutes) $120</li></ul>',
  ],
  ['<h3>Enzyme facial</h3><p>Made for you.</p><p>45–60 min · From $90</p>', '<p>Enzyme facial from $75</p>'],
  [
    '<h3>How much does artificial grass cost in Macon?</h3><p>Installed, it runs $8 to $15 per square foot.</p>',
    '<p>Artificial grass runs $11 to $16 per sq ft.</p>',
  ],
])('%s against %s', (one, other) => {
  expect(state(one, other)).toBe('found')
})

test.each<[string, string]>([
  [
    '<h3>Herbal foot treatment</h3><p>Short: $30<br>From $50</p>',
    '<h3>Herbal Foot Treatment</h3><p>Thirty minutes.<br>From $58</p>',
  ],
  ['<div><p>Typical project</p><p>$2,000–$4,000</p></div>', '<div><p>Typical project</p><p>$900–$1,500</p></div>'],
  ['<p>Battery replacement</p><p>$129–$249</p><p>$300–$400</p>', '<p>Battery replacement: $150–$250</p>'],
  [
    table(row('$50', 'Haircut and wash'), row('$90', 'Color and gloss'), row('$120', 'Full highlights')),
    '<p>Haircut and wash</p><p>Color and gloss: $90</p>',
  ],
  [table(row('Boarding stay', '$45', '$60'), row('Day care', '$25', '$35')), '<p>Boarding stay: $50</p>'],
  ['<h3>How much does grass cost?</h3><p>If you lay it, it runs $8 to $15.</p>', '<p>Grass runs $11 to $16.</p>'],
  [
    '<p>A yard with paving, trees, and lighting runs $8,000 to $9,000.</p>',
    '<p>A patio with grill, steps, and lighting runs $4,000 to $5,000.</p>',
  ],
  ['<h3>Swedish massage</h3><p>60 min | $85</p><p>90 min | $120</p>', '<p>Swedish massage: $120</p>'],
  ['<p>Stump grinding starts at $300.</p>', table(row('Stump grinding', '$300 – $600+'), row('Clearing', '$900+'))],
])('%s agrees with %s', (one, other) => {
  expect(state(one, other)).not.toBe('found')
})

test.each<[string, string, string]>([
  ['<p>Usual agent (3%) $9,000</p>', '<p>Usual agent (3%) $12,000</p>', 'not found'],
  ['<p>Battery replacement deposit 10%: $50</p>', '<p>Battery replacement deposit 10%: $80</p>', 'not found'],
  ['<p>Sales tax 7% – $14</p>', '<p>Sales tax 7% – $21</p>', 'not found'],
  ['<p>Battery replacement: $150</p><p>10% off for seniors</p>', '<p>Battery replacement: $180</p>', 'found'],
])('what a share comes to depends on the whole: %s against %s is %s', (one, other, expected) => {
  expect(state(one, other) === 'found' ? 'found' : 'not found').toBe(expected)
})
