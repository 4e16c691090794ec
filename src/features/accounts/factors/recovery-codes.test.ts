import { expect, test } from 'vitest'
import { createUserManagement } from '#src/features/accounts/manage-users.ts'
import { goodPassword, openAuthClient } from '#tests/support/features/auth-client.ts'
import { codeOf, setUpTwoFactor, signInElsewhere } from '#tests/support/features/two-factor.ts'
import { startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'

async function withCodes() {
  const api = await startApi()
  await createUserManagement(api.accounts).create({ email, password: goodPassword, role: 'client' })
  const set_up = await setUpTwoFactor(api, email)
  const made = await set_up.client.mfa.recoveryCodes.generate()
  if (made.error) throw made.error
  return { api, ...set_up, made: made.data, codes: made.data.codes }
}

test('ten codes are shown once, listed as a factor without their words, and stored hashed', async () => {
  const { api, client, made, codes } = await withCodes()
  expect(made).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
  expect(new Set(codes).size).toBe(10)
  const status = await client.mfa.recoveryCodes.getStatus()
  expect(status.data).toEqual({ id: made.id, type: 'recovery_code', total: 10, remaining: 10 })
  expect((await client.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: made.id, status: 'verified' }])
  const stored = JSON.stringify(await api.database.asOwner('select * from recovery_codes'))
  for (const code of codes) expect(stored).not.toContain(code)
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')
})

test('a code, however it is typed, raises a session to aal2 once, and its user is told', async () => {
  const { api, codes } = await withCodes()
  const { client } = await signInElsewhere(api, email)
  const typed = codes[0]?.toUpperCase().replace(/(.{4})(?=.)/g, '$1-') ?? ''
  const { data, error } = await client.mfa.recoveryCodes.verify({ code: ` ${typed} ` })
  expect(error).toBeNull()
  expect(data?.user.factors).toHaveLength(2)
  const level = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'password' }, { method: 'mfa/recovery_code' }],
  })
  expect((await client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9)
  expect((await api.subjectsTo(email)).at(-1)).toBe('A recovery code was used')
  const other = (await signInElsewhere(api, email)).client
  const again = await other.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
})

test('of one code sent many times at once one is taken', async () => {
  const { api, codes } = await withCodes()
  const clients = await Promise.all(Array.from({ length: 6 }, async () => (await signInElsewhere(api, email)).client))
  const answers = await Promise.all(clients.map(client => client.mfa.recoveryCodes.verify({ code: codes[1] ?? '' })))
  expect(answers.filter(answer => answer.error === null)).toHaveLength(1)
  expect(await api.database.asOwner('select count(used_at)::int as n from recovery_codes')).toEqual([{ n: 1 }])
})

test('new codes void the old ones, and only a session at aal2 gets them', async () => {
  const { api, client, made, codes } = await withCodes()
  const other = (await signInElsewhere(api, email)).client
  expect((await other.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal')
  expect((await other.mfa.recoveryCodes.unenroll()).error?.code).toBe('insufficient_aal')
  const anew = await client.mfa.recoveryCodes.regenerate()
  expect(anew.data).toMatchObject({ id: made.id, total: 10 })
  expect((await other.mfa.recoveryCodes.verify({ code: codes[2] ?? '' })).error?.code).toBe('mfa_verification_failed')
  expect((await other.mfa.recoveryCodes.verify({ code: anew.data?.codes[2] ?? '' })).error).toBeNull()
})

test('ten wrong codes an hour are looked at, and the app still opens the door', async () => {
  const { api, codes, factorId, secret } = await withCodes()
  const { client } = await signInElsewhere(api, email)
  for (let n = 0; n < 10; n += 1) {
    expect((await client.mfa.recoveryCodes.verify({ code: `wrong${n}` })).error?.code).toBe('mfa_verification_failed')
  }
  const locked = await client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
  expect(locked.error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' })
  expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull()
})

test('recovery codes never stand alone: they need an app, and go with the last one', async () => {
  const { api, client, factorId } = await withCodes()
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  expect(await api.database.asOwner('select id from factors')).toEqual([])
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor')
  expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found')
  expect((await client.mfa.recoveryCodes.verify({ code: 'x' })).error?.code).toBe('mfa_verification_failed')
})

test('taking the codes away lowers the sessions they raised', async () => {
  const { api, client, codes } = await withCodes()
  const other = (await signInElsewhere(api, email)).client
  await other.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })
  expect((await client.mfa.recoveryCodes.unenroll()).error).toBeNull()
  expect((await other.updateUser({ data: { a: 1 } })).error?.code).toBe('insufficient_aal')
  expect((await client.updateUser({ data: { a: 1 } })).error).toBeNull()
})

test('someone who lost phone and codes is let in again by the operator', async () => {
  const { api } = await withCodes()
  await createUserManagement(api.accounts).dropFactors(email)
  const { client } = openAuthClient(api)
  await client.signInWithPassword({ email, password: goodPassword })
  expect((await client.updateUser({ data: { a: 1 } })).error).toBeNull()
  expect((await client.mfa.listFactors()).data?.all).toEqual([])
})
