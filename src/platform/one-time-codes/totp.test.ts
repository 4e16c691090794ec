import { expect, test } from 'vitest'
import { newTotpSecret, totpAddress, totpCode, totpStep } from '#src/platform/one-time-codes/totp.ts'

/** The secret of the test vectors of RFC 6238, appendix B, for SHA-1; its codes there have eight digits. */
const rfc_secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1234567890, '89005924'],
  [20000000000, '65353130'],
])('at %i seconds the code is the end of the one in RFC 6238', (seconds, code) => {
  expect(totpCode(rfc_secret, seconds * 1000)).toBe(code.slice(2))
  expect(totpStep(rfc_secret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a clock may be one step off either way, and no more; the step says whose code it was', () => {
  const secret = newTotpSecret()
  const now = 1_800_000_000_000
  const step = now / 30_000
  const offsets = [-2, -1, 0, 1, 2]
  const steps = offsets.map(offset => totpStep(secret, totpCode(secret, now + offset * 30_000), now))
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12 345'])('%j is no code', code => {
  expect(totpStep(newTotpSecret(), code, 0)).toBeUndefined()
})

test('secrets have 160 bits and are never the same', () => {
  const secrets = new Set(Array.from({ length: 100 }, newTotpSecret))
  expect(secrets.size).toBe(100)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address names issuer and account, whatever they contain', () => {
  const address = new URL(totpAddress({ issuer: 'Bay & Co: FL', account: 'a+b@shop.example', secret: rfc_secret }))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: 'Bay & Co: FL',
    secret: rfc_secret,
    digits: '6',
    period: '30',
  })
  expect(decodeURIComponent(address.pathname)).toContain('a+b@shop.example')
})
