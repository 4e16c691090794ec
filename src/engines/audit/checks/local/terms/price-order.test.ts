import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { priceOrder } from './price-order.ts'

const rows = (...listed: readonly [name: string, price: string][]) =>
  listed.map(([name, price]) => `<div>${name}</div><div>${price}</div>`).join('')
const look = (html: string) => {
  const outcome = priceOrder.look(viewOf({ html }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('\n') : ''
}
const others = rows(['Brow tint', '$18'], ['Lash lift', '$75'], ['Facial', '$90'])

test.each<[string, RegExp]>([
  [rows(['The Manicure', '$31'], ['Deluxe Manicure', '$26']), /The Manicure \$31.*Deluxe Manicure \$26/],
  [rows(['Small Cheese Pizza', '$16'], ['Large Cheese Pizza', '$14']), /Small Cheese Pizza/],
  [rows(['Massage (60 minutes)', '$70'], ['Massage (90 minutes)', '$60']), /60 minutes/],
  ['<li>Half Legs ..... $60</li><li>Full Legs ..... $45</li>', /Half Legs/],
  [`${rows(['Manicure', '$31'])}<div>Kids Service</div>${rows(['Manicure', '$155'])}`, /Manicure \$155/],
  [
    rows(
      ...['Lip', 'Chin', 'Half Arms', 'Full Arms', 'Half Legs', 'Full Legs', 'Bikini', 'Underarms'].map(
        (name): [string, string] => [name, '$6'],
      ),
    ),
    /Half Arms \$6.*Full Arms \$6/,
  ],
  [
    '<table><tr><td>Massage</td><td>60 mins</td><td>$90</td></tr><tr><td>90 mins</td><td>$70</td></tr></table>',
    /Massage 60 mins \$90.*Massage 90 mins \$70/,
  ],
])('%s is in the wrong order', (list, evidence) => {
  expect(look(others + list)).toMatch(evidence)
})

test.each([
  rows(['The Manicure', '$26'], ['Deluxe Manicure', '$31']),
  rows(['Small Cheese Pizza', '$12'], ['Large Veggie Pizza', '$11']),
  rows(['Massage (60 minutes)', '$70'], ['Massage (90 minutes)', '$100']),
  rows(['Half Legs', '$40'], ['Full Legs', '$40']),
  `${rows(['Haircut', '$31'])}<div>Kids</div>${rows(['Haircut', '$25'])}`,
  '<div>Small Latte</div><div>$5</div><div>$6</div><div>Large Latte</div><div>$4</div>',
  '<table><tr><td>Pearl facial</td><td>75 mins</td><td>$130</td></tr><tr><td>Peel</td><td>90 mins</td><td>$116</td></tr></table>',
])('%s is in order', list => {
  expect(look(others + list)).toBe('')
})
