import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits: a refresh token or the token of a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token that follows `token`. It is drawn from it with a secret of ours, so that several tabs that send the same
 * token at the same time get the same successor although only hashes are stored.
 */
export function nextRefreshToken(token: string, session_id: string, secret: string): string {
  return createHmac('sha256', secret).update(`${session_id}\n${token}`).digest('base64url')
}

/** How a refresh token or a link's token is stored. Their 256 bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
