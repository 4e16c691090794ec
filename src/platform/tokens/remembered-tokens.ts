import type { Claims, tokenVerifier } from '#src/platform/tokens/access-token.ts'

type Verify = ReturnType<typeof tokenVerifier>

/**
 * Remembers the newest good tokens by their whole text until they expire: the same text needs its signature checked once.
 * What is refused is not remembered. Whether a token's session still stands is not looked at here, and must be every time.
 */
export function rememberGood(verify: Verify, most: number, now: () => number = Date.now): Verify {
  const good = new Map<string, Claims>()

  function remember(token: string, claims: Claims): void {
    good.set(token, Object.freeze(claims))
    if (good.size <= most) return
    for (const oldest of good.keys()) {
      good.delete(oldest)
      return
    }
  }

  return async function verifyRemembering(token) {
    const known = good.get(token)
    if (known) {
      if ((known.exp ?? 0) > Math.floor(now() / 1000)) return known
      good.delete(token)
    }
    const claims = await verify(token)
    if (typeof claims !== 'string') remember(token, claims)
    return claims
  }
}
