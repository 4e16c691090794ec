import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { keywordsElsewhere } from './keywords-elsewhere.ts'

const look = (keywords: string, said = 'We wash, clip and groom dogs and cats of every size in Savannah. '.repeat(8)) =>
  keywordsElsewhere.look(
    viewOf({
      html: `<html lang="en"><head><title>Calloway Grooming</title><meta name="keywords" content="${keywords}"></head><body><p>${said}</p></body></html>`,
      kind: 'home',
    }),
  ).state

test('keywords of a trade that the page does not speak of are found', () => {
  expect(look('savannah fence, savannah deck, deck, fence, ')).toBe('found')
})

test.each([
  ['those of its own trade', 'dog grooming savannah, fence for dogs'],
  ['those of the place alone', 'savannah, georgia, pooler, best service near you'],
  ['one word', 'fence'],
  ['the name', 'Calloway, Calloway Grooming'],
])('%s are not', (_, keywords) => {
  expect(look(keywords)).not.toBe('found')
})

test('a page that says next to nothing does not tell its trade', () => {
  expect(look('fence, deck, patio', 'Welcome!')).toBe('not_applicable')
})
