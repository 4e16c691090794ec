import type { MiddlewareHandler } from 'hono'
import type { Authorize, Caller } from '#src/features/accounts/authorize.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { refuse } from '#src/platform/http/refusal.ts'

/** The environment of routes behind `requireUser`. */
export type UserEnv = HttpEnv & { Variables: { caller: Caller } }

/** Lets only requests with a standing session through, as `c.var.caller`; the others are answered 401. */
export function requireUser(authorize: Authorize): MiddlewareHandler<UserEnv> {
  return async (c, next) => {
    const authorized = await authorize(c.req.header('authorization'))
    if (!authorized.ok) return refuse(c, authorized.refusal)
    c.set('caller', authorized.caller)
    await next()
  }
}
