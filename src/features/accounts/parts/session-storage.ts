type Stored = { user: { id: string } }

/** The id of the user whose session this browser holds, as the server's cookie names it; undefined when signed out. */
export function signedInUserId(): string | undefined {
  return /(?:^|; )porchlight_signed_in=([\w-]+)/.exec(document.cookie)?.[1]
}

/** What auth-js takes for a session that must be refreshed before it is used: the real token is in a cookie. An `expires_at` of 0 it would take for none. */
function sessionToRefresh(id: string) {
  return {
    access_token: '',
    refresh_token: 'in-cookie',
    expires_in: 0,
    expires_at: 1,
    token_type: 'bearer',
    user: { id },
  }
}

/**
 * A place for auth-js to keep its session that puts nothing on disk: tokens live in this page's memory, and after a load,
 * or a sign-in in another tab, auth-js finds a session to refresh by the cookie.
 */
export function createSessionStorage(session_key: string) {
  const memory = new Map<string, string>()
  /** Whose session was given up here; the cookie may outlive it when the server could not be told. */
  let given_up: string | undefined

  function storedSession(): string | null {
    const id = signedInUserId()
    const stored = memory.get(session_key)
    if (id === undefined || id === given_up) {
      memory.delete(session_key)
      return null
    }
    if (stored !== undefined && (JSON.parse(stored) as Stored).user.id === id) return stored
    return JSON.stringify(sessionToRefresh(id))
  }

  return {
    getItem: (key: string) => (key === session_key ? storedSession() : (memory.get(key) ?? null)),
    setItem(key: string, value: string) {
      memory.set(key, value)
      if (key === session_key) given_up = undefined
    },
    removeItem(key: string) {
      memory.delete(key)
      if (key === session_key) given_up = signedInUserId()
    },
  }
}
