import type { Role } from '#src/domain/access.ts'

/**
 * On whose behalf a transaction runs; the row policies read it.
 * `visitor`: anyone, signed in or not. `user`: a person whose session was just seen to stand. `accounts`: the sign-in
 * desk, which acts before it is known who asks and sees the accounts' own tables only. `holder`: whoever holds a secret
 * link, whose key was just found to be right; they see what hangs on that link. `system`: a job or the program
 * itself, never whoever sent a request.
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; user_id: string; role: Role }
  | { kind: 'accounts' }
  | { kind: 'holder'; link_id: string }
  | { kind: 'system' }

/** Whoever holds a secret link. */
export type Holder = Extract<Actor, { kind: 'holder' }>

/** A person who asks for themselves. */
export type UserActor = Extract<Actor, { kind: 'user' }>

export const visitor: Actor = { kind: 'visitor' }
export const accountsDesk: Actor = { kind: 'accounts' }
export const system: Actor = { kind: 'system' }

/** The role in which every application transaction runs. It owns nothing and row policies bind it. */
export const appRole = 'porchlight_app'
