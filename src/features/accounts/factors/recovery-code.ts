import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's base32: no letter that is read as a digit, nor the other way round. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16
const most = 10

/** Ten new codes of 80 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: most }, () =>
    Array.from(randomBytes(length), byte => alphabet.charAt(byte % alphabet.length)).join(''),
  )
}

/** How a code is stored. What people add or mistake when they copy it (case, spaces, hyphens, o and l) does not count. */
export function hashRecoveryCode(typed: string, secret: string): string {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return createHmac('sha256', secret).update(code).digest('base64url')
}
