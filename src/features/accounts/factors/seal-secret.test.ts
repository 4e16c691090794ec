import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSecret, sealSecret } from '#src/features/accounts/factors/seal-secret.ts'

const key = randomBytes(32).toString('base64url')

test('what was sealed opens with its key and row, and looks different each time', () => {
  const [one, two] = [sealSecret('GEZDGNBV', key, 'row'), sealSecret('GEZDGNBV', key, 'row')]
  expect(one).not.toBe(two)
  expect([openSecret(one, key, 'row'), openSecret(two, key, 'row')]).toEqual(['GEZDGNBV', 'GEZDGNBV'])
})

test('with another key, in another row or with a changed byte it does not open', () => {
  const sealed = sealSecret('GEZDGNBV', key, 'row')
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => openSecret(sealed, randomBytes(32).toString('base64url'), 'row')).toThrow()
  expect(() => openSecret(sealed, key, 'another row')).toThrow()
  expect(() => openSecret(changed.toString('base64url'), key, 'row')).toThrow()
})
