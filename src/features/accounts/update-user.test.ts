import { expect, test } from 'vitest'
import { becomeClient, goodPassword, openAuthClient, openMailedLink } from '#tests/support/features/auth-client.ts'
import { startApi } from '#tests/support/program/running-api.ts'

const email = 'dana@shop.example'
const new_email = 'dana@newshop.example'
const password = goodPassword
const next_password = 'tide tables and porch paint'

async function signedIn() {
  const api = await startApi()
  await becomeClient(api, email)
  const { client } = openAuthClient(api)
  await client.signInWithPassword({ email, password })
  return { api, client }
}

test.each([['current first'], ['new first']])(
  'an e-mail address changes once both addresses have said yes, %s, and the old one is told',
  async order => {
    const { api, client } = await signedIn()
    const asked = await client.updateUser({ email: new_email })
    expect(asked.data.user).toMatchObject({ email, new_email })
    const links = [(await api.linksTo(email))[0], (await api.linksTo(new_email))[0]]
    const [first, second] = order === 'current first' ? links : links.toReversed()
    expect((await openMailedLink(first)).message).toContain('other email')
    expect((await client.signInWithPassword({ email: new_email, password })).error?.code).toBe('invalid_credentials')
    expect(await openMailedLink(second)).toMatchObject({ type: 'email_change', access_token: expect.any(String) })
    expect((await client.signInWithPassword({ email: new_email, password })).error).toBeNull()
    expect((await client.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
    expect((await api.subjectsTo(email)).at(-1)).toBe('Your email address was changed')
  },
)

test('asking for the address of another account looks the same, and never takes it over', async () => {
  const { api, client } = await signedIn()
  await becomeClient(api, new_email)
  const asked = await client.updateUser({ email: new_email })
  expect(asked.data.user).toMatchObject({ email, new_email })
  expect((await api.subjectsTo(new_email)).at(-1)).toBe('You already have an account')
  await openMailedLink((await api.linksTo(email))[0])
  expect(await api.database.asOwner('select email from users order by email')).toEqual([
    { email: new_email },
    { email },
  ])
})

test('a later wish replaces an earlier one: the links of the first do nothing', async () => {
  const { api, client } = await signedIn()
  await client.updateUser({ email: new_email })
  await client.updateUser({ email: 'third@shop.example' })
  const [, old_current] = await api.linksTo(email)
  const [old_new] = await api.linksTo(new_email)
  await openMailedLink(old_current)
  expect(await openMailedLink(old_new)).toMatchObject({ error_code: 'otp_expired' })
  const changes = await api.database.asOwner('select new_confirmed_at, current_confirmed_at from email_changes')
  expect(changes).toEqual([{ new_confirmed_at: null, current_confirmed_at: null }])
})

test('a new password is weighed like the first, must differ, and is told by mail', async () => {
  const { api, client } = await signedIn()
  expect((await client.updateUser({ password: 'danareyes' })).error).toMatchObject({
    name: 'AuthWeakPasswordError',
    reasons: ['length', 'characters'],
  })
  expect((await client.updateUser({ password })).error).toMatchObject({ status: 422, code: 'same_password' })
  expect((await client.updateUser({ password: next_password })).error).toBeNull()
  expect((await api.subjectsTo(email)).at(-1)).toBe('Your password was changed')
})

test('a day after the sign-in the current password is needed, and guessing it is limited', async () => {
  const { api, client } = await signedIn()
  await api.database.asOwner("update sessions set created_at = now() - interval '25 hours'")
  expect((await client.updateUser({ password: next_password })).error?.code).toBe('reauthentication_needed')
  for (let n = 0; n < 20; n += 1) {
    const wrong = await client.updateUser({ password: next_password, current_password: `guess ${n}` })
    expect(wrong.error?.code).toBe('current_password_invalid')
  }
  const right = { password: next_password, current_password: password }
  expect((await client.updateUser(right)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  await api.database.asOwner('delete from attempts')
  expect((await client.updateUser(right)).error).toBeNull()
})

test('a changed password voids the recovery links that were mailed before', async () => {
  const { api, client } = await signedIn()
  await client.resetPasswordForEmail(email)
  const [link] = await api.linksTo(email)
  await client.updateUser({ password: next_password })
  expect(await openMailedLink(link)).toMatchObject({ error_code: 'otp_expired' })
})

test('metadata merges key by key, and null takes a key away', async () => {
  const { client } = await signedIn()
  await client.updateUser({ data: { team: 'north', seat: 4 } })
  const { data } = await client.updateUser({ data: { team: null, desk: 'b' } })
  expect(data.user?.user_metadata).toEqual({ full_name: 'Dana Reyes', seat: 4, desk: 'b' })
})

test('metadata does not grow without end: what is stored counts with what is sent', async () => {
  const { api, client } = await signedIn()
  expect((await client.updateUser({ data: { one: 'x'.repeat(5000) } })).error).toBeNull()
  const more = await client.updateUser({ data: { two: 'x'.repeat(5000) } })
  expect(more.error).toMatchObject({ status: 422, code: 'invalid_fields' })
  const wide = await client.updateUser({ data: { one: '界'.repeat(3000) } })
  expect(wide.error).toMatchObject({ status: 422, code: 'invalid_fields' })
  expect(await api.database.asOwner(`select user_metadata ? 'two' as grew from users`)).toEqual([{ grew: false }])
  expect((await client.updateUser({ data: { one: null, two: 'x'.repeat(5000) } })).error).toBeNull()
})

test('a changed e-mail address voids what was mailed to the old one', async () => {
  const { api, client } = await signedIn()
  await client.updateUser({ email: new_email })
  await client.resetPasswordForEmail(email)
  const [recovery, current] = await api.linksTo(email)
  await openMailedLink(current)
  await openMailedLink((await api.linksTo(new_email))[0])
  expect(await openMailedLink(recovery)).toMatchObject({ error_code: 'otp_expired' })
})

test('a changed password calls off a change of e-mail that waits, for resending too', async () => {
  const { api, client } = await signedIn()
  await client.updateUser({ email: new_email })
  const { data } = await client.updateUser({ password: next_password })
  expect(data.user?.new_email).toBeUndefined()
  await client.resend({ type: 'email_change', email })
  expect(await api.linksTo(new_email)).toHaveLength(1)
  expect(await openMailedLink((await api.linksTo(new_email))[0])).toMatchObject({ error_code: 'otp_expired' })
})

test('password and e-mail changed in one call: the links for the new address work', async () => {
  const { api, client } = await signedIn()
  await client.updateUser({ email: new_email, password: next_password })
  await openMailedLink((await api.linksTo(email))[0])
  expect(await openMailedLink((await api.linksTo(new_email))[0])).toMatchObject({ type: 'email_change' })
  const signed_in = await client.signInWithPassword({ email: new_email, password: next_password })
  expect(signed_in.error).toBeNull()
})
