/** What a signed-in person may do. Every user has exactly one. */
export const roles = ['admin', 'client'] as const

export type Role = (typeof roles)[number]

/**
 * Who may call a route. `anyone`: no session needed. `session`: a session that stands, even where its second factor has
 * not been shown yet. `signed_in`: a session with every factor its user has set up. `admin`: the same, with that role.
 */
export const accesses = ['anyone', 'session', 'signed_in', 'admin'] as const

export type Access = (typeof accesses)[number]
