import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { starsUnexplained } from './stars-unexplained.ts'

const dishes = '<h4>Denver*</h4><h4>Ham &amp; Cheese*</h4><h4>Steak (8 oz)*</h4><h4>Short Stack</h4>'
const look = (body: string) => starsUnexplained.look(viewOf({ html: `<h1>Menu</h1>${body}` }))

test('dishes with a star and no note are told once', () => {
  expect(look(dishes)).toMatchObject({ occurrences: [{ evidence: '“Denver*” and 2 more, without a note' }] })
})

test.each([
  `${dishes}<p>*Consuming raw eggs may increase your risk.</p>`,
  `${dishes}<p>Ask for our specials. * Cooked to order</p>`,
  `${dishes}<footer>Items with an asterisk are cooked to order.</footer>`,
])('a note explains them: %#', body => {
  expect(look(body).state).toBe('ok')
})

test.each(['<h4>Denver*</h4><h4>Ham*</h4>', '<h4>* Denver *</h4><h4>* Ham *</h4><h4>* Steak *</h4>'])(
  'few, or ornaments: %#',
  body => {
    expect(look(body).state).toBe('not_applicable')
  },
)
