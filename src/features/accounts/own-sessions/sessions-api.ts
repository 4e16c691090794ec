import { Hono } from 'hono'
import { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/allow.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { endOwnSession, listOwnSessions } from '#src/features/accounts/own-sessions/store.ts'
import type { AccountCookies } from '#src/features/accounts/sessions/session-cookie.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

const noSession: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such session, or it is not yours.',
}

/** What the caller is signed in with, and an end to any of it; to be mounted at /sessions. */
export function sessionsApi({ database }: Pick<AccountsDeps, 'database'>, allow: Allow, cookies: AccountCookies) {
  const app = new Hono<UserEnv>()
  app.get('/', allow.signedIn, async c => c.json({ sessions: await listOwnSessions(database, c.var.caller) }))
  app.delete('/:id', allow.signedIn, async c => {
    const id = z.uuid().safeParse(c.req.param('id')).data
    const ended = id !== undefined && (await endOwnSession(database, c.var.caller, id))
    if (!ended) return refuse(c, noSession)
    if (id === c.var.caller.session.id) cookies.forgetSession(c)
    return c.body(null, 204)
  })
  return app
}
