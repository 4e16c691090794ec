import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { sumsThatFail } from './sums.ts'

const table = (...rows: string[][]) =>
  `<table>${rows.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
const told = (body: string) => {
  const outcome = sumsThatFail.look(viewOf({ html: `<title>Calloway</title><body><main>${body}</main></body>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const [labor, parts] = [
  ['Labor', '$120'],
  ['Parts', '$80'],
]

test('a total that is not that of its rows is told with what they come to', () => {
  expect(told(table(labor, parts, ['Total', '$250']))).toEqual(['“Labor $120, Parts $80, Total $250”: it is $200'])
  expect(told(`<p>Our fees</p>${table(['Item', 'Price'], labor, parts, ['Grand Total:', '$1,200.50'])}`)).toHaveLength(
    1,
  )
})

test.each([
  ['a total that is right', table(labor, parts, ['Total', '$200'])],
  ['a discount among the rows', table(labor, parts, ['Discount', '$20'], ['Total', '$180'])],
  ['the price of a package', table(labor, parts, ['Package special', '$30'], ['Total', '$190'])],
  ['columns of several offers', table(['Labor', '$120', '$140'], ['Parts', '$80', '$90'], ['Total', '$250', '$260'])],
  ['a row without a figure', table(labor, ['Travel', 'included'], parts, ['Total', '$250'])],
  ['a choice', table(['Adults', '$20'], ['Children', '$10'], ['Total', '$50'])],
  ['one row', table(labor, ['Total', '$250'])],
  ['a subtotal', table(labor, parts, ['Subtotal', '$200'], ['Total', '$214'])],
  ['no table', '<p>Labor</p><p>$120</p><p>Parts</p><p>$80</p><p>Total</p><p>$250</p>'],
  ['months', table(['First month', '$120'], ['Key', '$80'], ['Total', '$250'])],
])('%s is no wrong sum', (_, body) => {
  expect(told(body)).toEqual([])
})
