import { createPublicKey, randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { makeSigningKey, type SigningKey, signToken } from '#src/platform/tokens/access-token.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

type Victim = { id: string; session_id: string; access_token: string }

/** A good token for the victim's session, and bad ones by the name of what is wrong with them. */
export async function forgeTokens(api: RunningApi, { id, session_id, access_token }: Victim) {
  const [row] = await api.database.asOwner('select private_jwk from signing_keys')
  const ours = row?.private_jwk as SigningKey
  const foreign = await makeSigningKey()
  const rules = { issuer: `${api.origin}/auth/v1`, audience: 'authenticated' }
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: id, session_id, iat: now, exp: now + 600 }
  const [head = '', body = '', signature = ''] = access_token.split('.')
  const other_body = Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString('base64url')
  const { kty, crv, x, y } = ours
  const public_pem = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const confused = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: ours.kid })
  const unsigned = new UnsecuredJWT(claims).setIssuer(rules.issuer).setAudience(rules.audience).encode()

  const bad = {
    empty_parts: '..',
    garbage: 'abc',
    not_json: `${head}.!!!.${signature}`,
    signature_cut: `${head}.${body}.${signature.slice(0, -4)}`,
    body_changed: `${head}.${other_body}.${signature}`,
    alg_none: unsigned,
    alg_none_signed: `${unsigned}${signature}`,
    foreign_key: await signToken(foreign, claims, rules),
    foreign_key_our_kid: await signToken({ ...foreign, kid: ours.kid }, claims, rules),
    public_key_as_secret: await confused
      .setIssuer(rules.issuer)
      .setAudience(rules.audience)
      .sign(Buffer.from(public_pem)),
    expired: await signToken(ours, { ...claims, iat: now - 7200, exp: now - 1 }, rules),
    never_expires: await signToken(ours, { sub: id, session_id, iat: now }, rules),
    wrong_audience: await signToken(ours, claims, { ...rules, audience: 'somebody' }),
    wrong_issuer: await signToken(ours, claims, { ...rules, issuer: 'https://else.example/auth/v1' }),
    no_session: await signToken(ours, { sub: id, iat: now, exp: now + 600 }, rules),
    odd_session: await signToken(ours, { ...claims, session_id: "' or true" }, rules),
  }
  return { good: await signToken(ours, claims, rules), bad }
}
