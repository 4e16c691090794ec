import type { Context } from 'hono'
import type { UserEnv } from '#src/features/accounts/public.ts'
import { shortAddress } from '#src/features/activity/short-address.ts'
import type { UserActor } from '#src/platform/database/actor.ts'

/** Who changes something, and from which network. */
export type Author = { actor: UserActor; from_address: string }

export function authorOf(c: Context<UserEnv>): Author {
  return { actor: c.var.caller, from_address: shortAddress(c.env.client_address) }
}
