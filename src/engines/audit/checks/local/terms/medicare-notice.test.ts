import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { medicareNotice } from './medicare-notice.ts'

const look = (body: string, title = 'Calloway Insurance Agency', kind: 'home' | 'article' = 'home') =>
  medicareNotice.look(viewOf({ html: `<title>${title}</title><body>${body}`, kind })).state
const sells = '<h1>Your agent</h1><p>We compare Medicare Advantage and Part D plans with you.</p>'

test('an agency that sells Medicare plans says that it has not all of them', () => {
  expect(look(sells)).toBe('found')
  expect(look(`${sells}<footer>We do not offer every plan available in your area.</footer>`)).toBe('ok')
  expect(look(`${sells}<footer>Please contact Medicare.gov or 1-800-MEDICARE.</footer>`)).toBe('ok')
})

test.each([
  ['a doctor who takes such plans', '<p>We take Medicare Advantage plans.</p>', 'Calloway Family Clinic', 'home'],
  ['an agency for cars and homes', '<p>Our agents compare prices.</p>', 'Calloway Insurance Agency', 'home'],
  ['an article', sells, 'Calloway Insurance Agency', 'article'],
] as const)('%s owes no such notice', (_, body, title, kind) => {
  expect(look(body, title, kind)).toBe('not_applicable')
})
