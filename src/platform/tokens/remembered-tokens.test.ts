import { expect, test } from 'vitest'
import { makeSigningKey, signToken, tokenVerifier } from '#src/platform/tokens/access-token.ts'
import { rememberGood } from '#src/platform/tokens/remembered-tokens.ts'

const rules = { issuer: 'https://www.example.com', audience: 'authenticated' }
const key = await makeSigningKey()
const seconds = () => Math.floor(Date.now() / 1000)

/** A verifier that remembers at most two tokens, and how often it really checked a signature. */
function open(now?: () => number) {
  let checks = 0
  const verify = tokenVerifier([key], rules)
  const counting = (token: string) => {
    checks += 1
    return verify(token)
  }
  return { verify: rememberGood(counting, 2, now), checks: () => checks }
}

const tokenOf = (sub: string, lifetime = 600) =>
  signToken(key, { sub, iat: seconds(), exp: seconds() + lifetime }, rules)

test('the same text is checked once, and answers the same claims', async () => {
  const { verify, checks } = open()
  const token = await tokenOf('one')
  for (let n = 0; n < 5; n += 1) expect(await verify(token)).toMatchObject({ sub: 'one' })
  expect(checks()).toBe(1)
})

test('a remembered token is refused the second it expires', async () => {
  let now = Date.now()
  const { verify } = open(() => now)
  const expires_at = (seconds() + 2) * 1000
  const token = await signToken(key, { sub: 'one', iat: seconds(), exp: expires_at / 1000 }, rules)
  expect(await verify(token)).toMatchObject({ sub: 'one' })
  now = expires_at
  await new Promise(resolve => setTimeout(resolve, expires_at - Date.now() + 5))
  expect(await verify(token)).toBe('invalid')
})

test('a token that differs in one letter of its signature is checked and refused, also after the good one', async () => {
  const { verify } = open()
  const token = await tokenOf('one')
  await verify(token)
  const last = token.at(-5) === 'A' ? 'B' : 'A'
  expect(await verify(`${token.slice(0, -5)}${last}${token.slice(-4)}`)).toBe('invalid')
})

test('what is refused is not remembered, and the oldest is forgotten when there are too many', async () => {
  const { verify, checks } = open()
  await verify('nonsense')
  await verify('nonsense')
  expect(checks()).toBe(2)
  const tokens = await Promise.all(['one', 'two', 'three'].map(sub => tokenOf(sub)))
  for (const token of tokens) await verify(token)
  for (const token of tokens.slice(1)) await verify(token)
  expect(checks()).toBe(5)
  await verify(tokens[0] ?? '')
  expect(checks()).toBe(6)
})
