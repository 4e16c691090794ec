/** The path of the page that led to a sign-up, as the browser says; '' when it says nothing, or no path. */
export function signedUpFrom({ signed_up_from }: Record<string, unknown>): string {
  const isPath = typeof signed_up_from === 'string' && /^\/(?!\/)[\x21-\x7e]{0,199}$/.test(signed_up_from)
  return isPath ? (signed_up_from.split(/[?#]/)[0] ?? '') : ''
}
