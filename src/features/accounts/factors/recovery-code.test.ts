import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from '#src/features/accounts/factors/recovery-code.ts'

test('a set is ten different codes of sixteen characters that nobody confuses', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
})

test.each([['K4M9-X7QP-2AB8-HT3Z'], [' k4m9 x7qp 2ab8 ht3z '], ['k4m9x7qp2ab8ht3z']])(
  '%j is the same code however it is typed',
  typed => {
    expect(hashRecoveryCode(typed, 'secret')).toBe(hashRecoveryCode('k4m9x7qp2ab8ht3z', 'secret'))
  },
)

test('an o is a zero and an l a one; any other difference is another code, and so is another secret', () => {
  expect(hashRecoveryCode('o0lI', 's')).toBe(hashRecoveryCode('0011', 's'))
  expect(hashRecoveryCode('0011', 's')).not.toBe(hashRecoveryCode('0012', 's'))
  expect(hashRecoveryCode('0011', 's')).not.toBe(hashRecoveryCode('0011', 't'))
})
