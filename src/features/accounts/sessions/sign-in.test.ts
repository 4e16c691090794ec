import { expect, test } from 'vitest'
import { createUserManagement } from '#src/features/accounts/manage-users.ts'
import { goodPassword } from '#tests/support/features/auth-client.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

const loopback = ['127.0.0.1', '::1']

async function openDoor(api: RunningApi, emails: string[]) {
  const users = createUserManagement(api.accounts)
  for (const email of emails) {
    const created = await users.create({ email, password: goodPassword, role: 'client' })
    if (!created.ok) throw new Error(created.problem)
  }
  return (email: string, password: string, headers: Record<string, string> = {}) =>
    api.ask('/auth/v1/token?grant_type=password', 'POST', { email, password }, headers)
}

/** An address of its own for each n, as a trusted proxy would report it. */
const from = (n: number) => ({ 'X-Forwarded-For': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` })

test('of 200 parallel guesses at one account from 200 addresses 20 are looked at, and the right one comes too late', async () => {
  const api = await startApi({ trusted_proxies: loopback })
  const signIn = await openDoor(api, ['dana@shop.example'])
  const guess = (n: number) => signIn('dana@shop.example', n < 150 ? `guess number ${n}` : `guess ${n} again`, from(n))
  const statuses: number[] = []
  for (let n = 0; n < 200; n += 40) {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, k) => guess(n + k)))
    statuses.push(...answers.map(answer => answer.status))
  }
  expect(statuses.filter(status => status === 400)).toHaveLength(20)
  expect(statuses.filter(status => status === 429)).toHaveLength(180)
  const late = await signIn('dana@shop.example', goodPassword, from(9999))
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await late.json()).toMatchObject({ code: 'over_request_rate_limit' })
})

test('a browser that the user has signed in from is not locked out by the guesses of others, nor guessed in itself', async () => {
  const api = await startApi({ trusted_proxies: loopback })
  const emails = ['dana@shop.example', 'lee@shop.example']
  const signIn = await openDoor(api, emails)
  const first = await signIn('dana@shop.example', goodPassword, from(1))
  const cookie = first.headers.getSetCookie().find(text => text.startsWith('porchlight_browser=')) ?? ''
  expect(cookie).toMatch(/; Path=\/auth\/v1; HttpOnly; SameSite=Strict/)
  const known = { Cookie: cookie.split(';')[0] ?? '' }
  for (let n = 0; n < 21; n += 1) await signIn('dana@shop.example', 'a wrong guess', from(n + 10))
  expect((await signIn('dana@shop.example', goodPassword, from(99))).status).toBe(429)
  expect((await signIn('dana@shop.example', goodPassword, { ...known, ...from(99) })).status).toBe(200)

  const forged = { Cookie: `${known.Cookie.slice(0, -3)}abc` }
  expect((await signIn('dana@shop.example', goodPassword, { ...forged, ...from(98) })).status).toBe(429)
  for (let n = 0; n < 20; n += 1) await signIn('lee@shop.example', 'a wrong guess', from(n + 50))
  expect((await signIn('lee@shop.example', goodPassword, { ...known, ...from(97) })).status).toBe(429)
  for (let n = 0; n < 20; n += 1) await signIn('dana@shop.example', 'a wrong guess', known)
  expect((await signIn('dana@shop.example', goodPassword, known)).status).toBe(429)
})

test('an address that nobody vouches for cannot be chosen: forged X-Forwarded-For is not read', async () => {
  const api = await startApi()
  const emails = Array.from({ length: 21 }, (_, n) => `user${n}@shop.example`)
  const signIn = await openDoor(api, [])
  for (const [n, email] of emails.slice(0, 20).entries()) {
    expect((await signIn(email, 'a wrong guess', from(n))).status).toBe(400)
  }
  expect((await signIn('user20@shop.example', 'a wrong guess', from(20))).status).toBe(429)
})

test('twenty right passwords in a row are no guesses', async () => {
  const api = await startApi()
  const signIn = await openDoor(api, ['dana@shop.example'])
  for (let n = 0; n < 25; n += 1) expect((await signIn('dana@shop.example', goodPassword)).status).toBe(200)
  expect(await api.database.asOwner('select count(*)::int as n from attempts')).toEqual([{ n: 0 }])
})

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('a known and an unknown e-mail get the same status and body, and both cost a password hash', async () => {
  const api = await startApi({ trusted_proxies: loopback })
  const known = Array.from({ length: 15 }, (_, n) => `known${n}@shop.example`)
  const signIn = await openDoor(api, known)
  const bodies = new Set<string>()
  /** Of processor time, in all threads. */
  async function milliseconds(kind: 'known' | 'unknown', n: number): Promise<number> {
    const before = process.cpuUsage()
    const answer = await signIn(`${kind}${n}@shop.example`, 'a wrong guess', from(2 * n + kind.length))
    const body = await answer.json()
    bodies.add(JSON.stringify([answer.status, { ...body, request_id: '' }]))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < known.length; n += 1) {
    took.known.push(await milliseconds('known', n))
    took.unknown.push(await milliseconds('unknown', n))
  }
  expect(bodies.size).toBe(1)
  // Without the hash an unknown e-mail costs a small part of it.
  expect(median(took.unknown)).toBeGreaterThan(median(took.known) / 2)
}, 60_000)

test('only who knows the password learns that an account is suspended', async () => {
  const api = await startApi()
  const signIn = await openDoor(api, ['dana@shop.example'])
  await createUserManagement(api.accounts).suspend('dana@shop.example')
  expect(await (await signIn('dana@shop.example', 'a wrong guess')).json()).toMatchObject({
    code: 'invalid_credentials',
  })
  const right = await signIn('dana@shop.example', goodPassword)
  expect([right.status, (await right.json()).code]).toEqual([403, 'user_banned'])
  await createUserManagement(api.accounts).restore('dana@shop.example')
  expect((await signIn('dana@shop.example', goodPassword)).status).toBe(200)
})
