import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#src/platform/passwords/hash-password.ts'

test('a hash is argon2id at 19 MiB and two passes, salted, and fits its own password only', async () => {
  const [one, two] = await Promise.all([hashPassword('lantern on the porch'), hashPassword('lantern on the porch')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'lantern on the porch')).toBe(true)
  expect(await verifyPassword(one, 'lantern on the Porch')).toBe(false)
})

test('the same letters typed as composed or decomposed characters are the same password', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9 by the pier'), 'cafe\u0301 by the pier')).toBe(true)
})
