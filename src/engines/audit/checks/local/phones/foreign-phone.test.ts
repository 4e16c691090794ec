import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { foreignPhone } from './foreign-phone.ts'

const look = (...numbers: string[]) => {
  const calls = numbers.map(number => `<p>Call ${number}</p>`).join('')
  const outcome = foreignPhone.look(viewOf({ html: `<p>Calloway, 12 Oak St, Salt Lake City, UT 84119</p>${calls}` }))
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test('an island with the country code of the United States is abroad all the same', () => {
  expect(look('(868) 234-9687')).toBe(
    '(868) 234-9687 (Trinidad & Tobago, TT); address: 12 Oak St, Salt Lake City, UT 84119',
  )
})

test('numbers at home, of neighbors and free ones are as they should be', () => {
  expect(look('(801) 234-9687')).toBe('ok')
  expect(look('(868) 234-9687', '(801) 234-9687')).toBe('ok')
  expect(look('(416) 234-9687')).toBe('ok')
  expect(look('(787) 234-9687')).toBe('ok')
  expect(look('(800) 234-9687')).toBe('ok')
})
