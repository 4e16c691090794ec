/**
 * On whose behalf a transaction runs; the row policies read it.
 * `visitor`: anyone, signed in or not. `system`: a job or the program itself, never a request.
 */
export type Actor = { kind: 'visitor' } | { kind: 'system' }

export const visitor: Actor = { kind: 'visitor' }
export const system: Actor = { kind: 'system' }

/** The role in which every application transaction runs. It owns nothing and row policies bind it. */
export const appRole = 'porchlight_app'
