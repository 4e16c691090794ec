import { type Context, Hono } from 'hono'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import { answerWatched } from '#src/features/audits/answer-watched.ts'
import { createWatcherCount } from '#src/features/audits/count-watchers.ts'
import * as described from '#src/features/audits/of-location/api-descriptions.ts'
import {
  findLocationAudit,
  findLocationRun,
  listLocationAudits,
} from '#src/features/audits/of-location/find-location-audit.ts'
import { refusalOfLocation } from '#src/features/audits/of-location/refusals.ts'
import { requestLocationAudit } from '#src/features/audits/of-location/request-location-audit.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { openLookups } from '#src/features/audits/state-lookups.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { refuse } from '#src/platform/http/refusal.ts'

/** Audits of the sites of locations, for those who see the location and whose plan is running; to be mounted at /api/locations. */
export function locationAuditsApi(deps: AuditsDeps, allow: Allow): Hono<UserEnv> {
  const { database } = deps
  const watchers = createWatcherCount()
  const named = (c: Context<UserEnv>) => ({ location_id: idIn(c, 'id'), audit_id: idIn(c, 'audit_id') })
  const app = new Hono<UserEnv>()

  app.get('/:id/audits', allow.signedIn, described.list, async c => {
    const listed = await listLocationAudits(database, c.var.caller, idIn(c, 'id'))
    return listed.ok ? c.json(listed.list) : refuse(c, refusalOfLocation(listed))
  })

  app.post('/:id/audits', allow.signedIn, described.start, async c => {
    const started = await requestLocationAudit(deps, authorOf(c), idIn(c, 'id'))
    return started.ok ? c.json({ id: started.id }, 202) : refuse(c, refusalOfLocation(started))
  })

  app.get('/:id/audits/:audit_id', allow.signedIn, described.read, async c => {
    const found = await findLocationAudit(database, c.var.caller, named(c))
    return found.ok ? c.json(found.state) : refuse(c, refusalOfLocation(found))
  })

  app.get('/:id/audits/:audit_id/events', allow.signedIn, described.events, async c => {
    const { caller } = c.var
    const which = named(c)
    const found = await findLocationRun(database, caller, which)
    if (!found.ok) return refuse(c, refusalOfLocation(found))
    const lookups = openLookups(async () => {
      const now = await findLocationRun(database, caller, which)
      return new Map(now.ok ? [[which.audit_id, now]] : [])
    })
    return answerWatched(c, deps, watchers, { id: which.audit_id, lookups })
  })
  return app
}
