import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { promisedCure } from './promised-cure.ts'

const page = (said: string, title = 'Calloway Chiropractic | Macon, GA') =>
  viewOf({ html: `<title>${title}</title><body><h1>${title}</h1><p>${said}</p></body>` })
const look = (said: string, title?: string) => promisedCure.look(page(said, title)).state

test.each([
  'Dr. Calloway gives a gentle adjustment that is completely pain-free.',
  'Our method delivers lasting results from the very first visit.',
  'We guarantee results.',
  'Laser care has no side effects.',
  'Our patients lost 40+ lbs in just 3 months.',
])('what no treatment can do for everybody is told: %s', said => {
  expect(look(said)).toBe('found')
})

test.each([
  'Many patients feel relief from the very first visit.',
  'We cannot guarantee results.',
  'Is the adjustment completely pain-free?',
  '“It was completely painless,” says Ann Marsh.',
  'My visit was completely painless.',
  'Gentle care for your back.',
])('hopes, questions, denials and what patients say are none: %s', said => {
  expect(look(said)).not.toBe('found')
})

test('what other trades promise is another matter', () => {
  expect(look('Moving that is completely pain-free.', 'Calloway Movers | Macon, GA')).not.toBe('found')
})
