import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: RFC 6238 with its defaults. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new secret for an app and us: 160 random bits, as RFC 4226 recommends, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

type Label = { issuer: string; account: string; secret: string }

/** The address that an app reads from a QR code, `otpauth://totp/…`. */
export function totpAddress({ issuer, account, secret }: Label): string {
  return new TOTP({ ...rules, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/**
 * The step, counted in 30 seconds from 1970, whose code this is: the one at `now` (milliseconds) or a neighbor of it, for
 * clocks drift. Undefined for any other code.
 */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** The code an app shows at `now`, in milliseconds. */
export function totpCode(secret: string, now: number): string {
  return new TOTP({ ...rules, secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
}
