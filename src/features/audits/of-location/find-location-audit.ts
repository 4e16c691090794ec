import { businessCategory } from '#src/content/categories/business-categories.ts'
import { compareSite } from '#src/engines/presence/compare-site.ts'
import { type Found, toRun } from '#src/features/audits/find-audit.ts'
import type { LocationAudit, LocationAuditList } from '#src/features/audits/of-location/schema.ts'
import { type Subscribed, seeSubscribed } from '#src/features/audits/of-location/see-subscribed.ts'
import { listRuns, readPresenceOf, readRun } from '#src/features/audits/of-location/store.ts'
import type { AuditRun } from '#src/features/audits/schema.ts'
import { readReport } from '#src/features/audits/store.ts'
import { mayEdit } from '#src/features/businesses/public.ts'
import { recordOf, type SeenLocation } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Which audit of which location. */
export type LocationAuditId = { location_id: string; audit_id: string }

type Refused = Extract<Subscribed, { ok: false }>

/** Runs of the history that a screen shows. */
const most = 12

export function listLocationAudits(
  database: Database,
  actor: UserActor,
  location_id: string,
): Promise<{ ok: true; list: LocationAuditList } | Refused> {
  return database.inTransaction(actor, async tx => {
    const subscribed = await seeSubscribed(tx, actor, location_id)
    if (!subscribed.ok) return subscribed
    const { row, standing } = subscribed.seen
    const runs = await listRuns(tx, { business_id: row.business_id, location_id }, most)
    const audits = runs.map(({ created_at, finished_at, ...run }) => ({
      ...run,
      created_at: created_at.toISOString(),
      finished_at: finished_at?.toISOString() ?? null,
    }))
    return { ok: true, list: { may_start: mayEdit(standing), audits } }
  })
}

type Answered<Run extends AuditRun> = ({ ok: true } & Found<Run>) | Refused

function findWith<Run extends AuditRun>(
  database: Database,
  actor: UserActor,
  { location_id, audit_id }: LocationAuditId,
  read: (tx: Transaction, run: AuditRun, row: SeenLocation['row']) => Promise<Run>,
): Promise<Answered<Run>> {
  return database.inTransaction(actor, async tx => {
    const subscribed = await seeSubscribed(tx, actor, location_id)
    if (!subscribed.ok) return subscribed
    const { row } = subscribed.seen
    const run = await readRun(tx, { business_id: row.business_id, location_id }, audit_id)
    if (!run) return { ok: false, reason: 'missing' }
    return { ok: true, audit_id, state: await read(tx, toRun(audit_id, run), row) }
  })
}

/** How far an audit of a location is. */
export function findLocationRun(
  database: Database,
  actor: UserActor,
  id: LocationAuditId,
): Promise<Answered<AuditRun>> {
  return findWith(database, actor, id, async (_tx, run) => run)
}

/** The same with its report, and the site against the record as it is now. */
export function findLocationAudit(
  database: Database,
  actor: UserActor,
  id: LocationAuditId,
): Promise<Answered<LocationAudit>> {
  return findWith(database, actor, id, async (tx, run, row) => {
    if (run.state !== 'done') return { ...run, report: null, comparison: null }
    const presence = await readPresenceOf(tx, id.audit_id)
    const schema_type = businessCategory(row.primary_category)?.schema_type ?? ''
    const comparison = presence ? (compareSite(recordOf(row), presence, schema_type) ?? null) : null
    return { ...run, report: await readReport(tx, id.audit_id), comparison }
  })
}
