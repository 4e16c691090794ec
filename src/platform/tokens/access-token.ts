import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  errors as joseErrors,
  jwtVerify,
  SignJWT,
} from 'jose'

const alg = 'ES256'

export type Claims = JWTPayload

/** A private key as it is stored; `kid` names it in every token it signs. */
export type SigningKey = JWK & { kty: 'EC'; crv: string; x: string; y: string; kid: string }

export type TokenRules = { issuer: string; audience: string }

export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const { crv = '', x = '', y = '' } = jwk
  return { ...jwk, kty: 'EC', crv, x, y, kid: await calculateJwkThumbprint(jwk), alg, use: 'sig' }
}

/** What others may know of a key, as RFC 7517 writes it. */
export function publicPart({ kty, crv, x, y, kid }: SigningKey): JWK {
  return { kty, crv, x, y, kid, alg, use: 'sig', key_ops: ['verify'] }
}

/** Signs claims; `iat` and `exp` (seconds since 1970) must be among them. */
export async function signToken(key: SigningKey, claims: Claims, { issuer, audience }: TokenRules): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .sign(await importJWK(key, alg))
}

/** Answers the claims of a token that one of the keys signed, for us, and that has not expired. */
export function tokenVerifier(keys: readonly SigningKey[], { issuer, audience }: TokenRules) {
  const set = createLocalJWKSet({ keys: keys.map(publicPart) })
  const options = { issuer, audience, algorithms: [alg], requiredClaims: ['sub', 'exp', 'iat'] }

  return async function verify(token: string): Promise<Claims | 'unknown_key' | 'invalid'> {
    try {
      return (await jwtVerify(token, set, options)).payload
    } catch (error) {
      if (error instanceof joseErrors.JWKSNoMatchingKey) return 'unknown_key'
      if (error instanceof joseErrors.JOSEError || error instanceof TypeError) return 'invalid'
      throw error
    }
  }
}
