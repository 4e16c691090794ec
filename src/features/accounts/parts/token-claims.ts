/** What an access token says of its session. Nothing is checked: for what a screen shows, never for what may be done. */
export function claimsOf(access_token: string): Record<string, unknown> {
  const [, payload = ''] = access_token.split('.')
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  return claims !== null && typeof claims === 'object' ? { ...claims } : {}
}
