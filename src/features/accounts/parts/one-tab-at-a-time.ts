const lockName = 'porchlight-refresh'
/** A tab whose request hangs holds the others up no longer than this. */
const longest_wait_ms = 8000

/**
 * Runs `ask` while no other tab of this browser does. Each refresh replaces the cookie: a request that left with an
 * older one and arrived after two refreshes would look like a copied token, and end the session of all tabs.
 * A browser without locks (a page that is not served over https) asks at once.
 */
export async function oneTabAtATime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return ask()
  let begun = false
  const begin = () => {
    begun = true
    return ask()
  }
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(longest_wait_ms) }, begin)
  } catch (error) {
    if (begun) throw error
    return ask()
  }
}
