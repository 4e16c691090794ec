import { expect, test } from 'vitest'
import { indexedPhones } from '#src/engines/audit/facts/site/said-of-business.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const numbers = (body: string) =>
  indexedPhones(viewOf({ html: body }).facts).map(({ e164, from }) => `${from} ${e164.slice(-4)}`)
const link = (dialed: string, shown: string) => `<a href="tel:+1912234${dialed}">(912) 234-${shown}</a>`

test('a misprint in a link that dials the number of the page is no second number', () => {
  expect(numbers(link('0100', '0100') + link('0100', '0101'))).toEqual(['text 0100', 'tel 0100'])
})

test('where the number stands by itself as well, or the link dials a strange one, both are kept', () => {
  expect(numbers(`${link('0100', '0100') + link('0100', '0101')}<p>(912) 234-0101</p>`)).toContain('text 0101')
  expect(numbers(link('0100', '0101'))).toEqual(['text 0101', 'tel 0100'])
})
