/** The pages that hand on for which screen somebody came. */
const entrances: ReadonlySet<string> = new Set(['/login', '/sign-up', '/confirm-email'])

/**
 * For which screen somebody came, by the address of an entrance; `null` for none. Whoever follows a link before its page
 * runs takes the wish along only as the address of that page: `referrer` as in `document`, '' where it led elsewhere.
 */
export function wishedScreen(search: string, referrer: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next')
  if (next !== null || !URL.canParse(referrer)) return next
  const before = new URL(referrer)
  return before.origin === origin && entrances.has(before.pathname) ? before.searchParams.get('next') : null
}
