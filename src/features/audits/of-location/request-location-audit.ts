import { randomUUIDv7 } from 'node:crypto'
import { addressInWords } from '#src/engines/presence/compare-address.ts'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { runAuditQueue } from '#src/features/audits/jobs.ts'
import { locationAuditLimits } from '#src/features/audits/limits.ts'
import { seeSubscribed } from '#src/features/audits/of-location/see-subscribed.ts'
import {
  findRunning,
  insertLocationAudit,
  type LocationOfBusiness,
  timesOfDay,
} from '#src/features/audits/of-location/store.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { readSiteAddress } from '#src/features/audits/read-site-address.ts'
import { databaseTime, insertAudit, waitForTurn } from '#src/features/audits/store.ts'
import { daySeconds, secondsUntilFree } from '#src/features/audits/waiting-time.ts'
import { mayEdit } from '#src/features/businesses/public.ts'
import type { SeenLocation } from '#src/features/locations/public.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type StartedAudit =
  | { ok: true; id: string }
  | { ok: false; reason: 'missing' | 'not_subscribed' | 'may_not_edit' | 'no_website' }
  | { ok: false; reason: 'bad_website'; sentence: string }
  | { ok: false; reason: 'too_many'; retry_after: number }

type Row = SeenLocation['row']

/** What the checks hold the site against; a hidden address is nobody's to look for. */
function givenOf(row: Row) {
  const { name, phone, city, hide_address } = row
  return { name, phone, business_address: hide_address ? '' : addressInWords(row), city, keyword: '' }
}

async function secondsToWait(tx: Transaction, location: LocationOfBusiness): Promise<number> {
  const { per_location_and_day, per_business_and_day } = locationAuditLimits
  const { of_location, of_business } = await timesOfDay(tx, location, per_business_and_day)
  const now = await databaseTime(tx)
  return Math.max(
    secondsUntilFree(of_location, now, per_location_and_day, daySeconds),
    secondsUntilFree(of_business, now, per_business_and_day, daySeconds),
  )
}

async function start(deps: AuditsDeps, tx: Transaction, author: Author, row: Row): Promise<StartedAudit> {
  const location = { business_id: row.business_id, location_id: row.id }
  await waitForTurn(tx, 'business', row.business_id)
  const running = await findRunning(tx, location)
  if (running !== undefined) return { ok: true, id: running }
  const site = readSiteAddress(row.website, deps.door.mayUsePort)
  if (!site.ok) return { ok: false, reason: 'bad_website', sentence: site.sentence }
  const retry_after = await secondsToWait(tx, location)
  if (retry_after > 0) return { ok: false, reason: 'too_many', retry_after }
  const id = randomUUIDv7()
  const { url: start_url, ok: _ok, ...known } = site
  await insertAudit(tx, { id, kind: 'location', ...known, start_url, given: givenOf(row) })
  await insertLocationAudit(tx, { audit_id: id, ...location, created_by: author.actor.user_id })
  await noteActivity(tx, author, [{ ...location, action: 'site_check_started' }])
  await deps.queue.send(tx, runAuditQueue.name, id, { id })
  return { ok: true, id }
}

/** Has the site of a location audited. While one is under way for it, that one is answered. Written down as activity. */
export function requestLocationAudit(deps: AuditsDeps, author: Author, location_id: string): Promise<StartedAudit> {
  return deps.database.inTransaction(author.actor, async tx => {
    const subscribed = await seeSubscribed(tx, author.actor, location_id)
    if (!subscribed.ok) return subscribed
    const { row, standing } = subscribed.seen
    if (!mayEdit(standing)) return { ok: false, reason: 'may_not_edit' }
    if (row.website === '') return { ok: false, reason: 'no_website' }
    return start(deps, tx, author, row)
  })
}
