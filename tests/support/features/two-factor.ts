import { totpCode } from '#src/platform/one-time-codes/totp.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'
import { goodPassword, openAuthClient } from './auth-client.ts'

/** What an authenticator app shows now, or so many steps of 30 seconds later. */
export function codeOf(secret: string, steps = 0): string {
  return totpCode(secret, Date.now() + steps * 30_000)
}

/** As if the codes taken so far had been taken long ago. */
export async function letTimePass(api: RunningApi): Promise<void> {
  await api.database.asOwner('update factors set last_used_step = 1 where last_used_step is not null')
}

/** Signs in and sets up an authenticator app with the published client, whose session is at aal2 then. */
export async function setUpTwoFactor(api: RunningApi, email: string, friendlyName = 'Phone') {
  const { client, events } = openAuthClient(api)
  const { error } = await client.signInWithPassword({ email, password: goodPassword })
  if (error) throw error
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (enrolled.error || enrolled.data.type !== 'totp') throw enrolled.error ?? new Error('no totp')
  const { id: factorId, totp } = enrolled.data
  const verified = await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })
  if (verified.error) throw verified.error
  await letTimePass(api)
  return { client, events, factorId, secret: totp.secret }
}

/** A second device of the same user, signed in with the password only. */
export async function signInElsewhere(api: RunningApi, email: string) {
  const { client, events } = openAuthClient(api)
  const { data, error } = await client.signInWithPassword({ email, password: goodPassword })
  if (error) throw error
  return { client, events, access_token: data.session.access_token }
}
