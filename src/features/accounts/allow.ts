import type { MiddlewareHandler } from 'hono'
import type { Authorize, Caller } from '#src/features/accounts/authorize.ts'
import { insufficientAal, notAllowed } from '#src/features/accounts/refusals.ts'
import { declareAccess } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

/** The environment of routes behind one of these guards. */
export type UserEnv = HttpEnv & { Variables: { caller: Caller } }

type Guard = MiddlewareHandler<UserEnv>

/** The guards of routes that need a session; what each asks for stands at `Access`. */
export type Allow = { session: Guard; signedIn: Guard; admin: Guard }

const withEveryFactor = (caller: Caller) => (caller.awaits_second_factor ? insufficientAal : undefined)

/** Guards that let the right callers through as `c.var.caller`; the others are answered 401 or 403. */
export function createAllow(authorize: Authorize): Allow {
  const guard =
    (objection: (caller: Caller) => Refusal | undefined): Guard =>
    async (c, next) => {
      const authorized = await authorize(c.req.header('authorization'))
      if (!authorized.ok) return refuse(c, authorized.refusal)
      const refusal = objection(authorized.caller)
      if (refusal) return refuse(c, refusal)
      c.set('caller', authorized.caller)
      await next()
    }
  return {
    session: declareAccess(
      'session',
      guard(() => undefined),
    ),
    signedIn: declareAccess('signed_in', guard(withEveryFactor)),
    admin: declareAccess(
      'admin',
      guard(caller => withEveryFactor(caller) ?? (caller.role === 'admin' ? undefined : notAllowed)),
    ),
  }
}
