import { addressInWords, hostInWords } from '#src/domain/address-in-words.ts'
import { boundsOf } from '#src/features/audits/audit-kind.ts'
import type { LinkKeys } from '#src/features/audits/link-keys.ts'
import { noProgress } from '#src/features/audits/progress.ts'
import type { AuditAnswer, AuditRun, AuditState } from '#src/features/audits/schema.ts'
import { readReport, readState, readStates, type StoredRun, type StoredState } from '#src/features/audits/store.ts'
import { type Holder, system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** What a request names: a link by its id, and the key that opens it. */
export type LinkAndKey = { id: string; key: string }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whoever has the right key acts as the link's holder; undefined for a wrong one. */
export function holderOf({ links }: { links: LinkKeys }, { id, key }: LinkAndKey): Holder | undefined {
  return uuid.test(id) && links.opens(id, key) ? { kind: 'holder', link_id: id } : undefined
}

/** A run as it is told; `id` is that by which it was opened. */
export function toRun(id: string, { audit_id: _, kind, progress, ...row }: StoredRun): AuditRun {
  const { url, host, created_at, started_at, finished_at, waiting_before, ...rest } = row
  return {
    ...rest,
    id,
    url: addressInWords(url),
    host: hostInWords(host),
    created_at: created_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
    ...(progress ?? noProgress),
    waiting_before: row.state === 'waiting' ? (waiting_before ?? 0) : null,
    pages_at_most: boundsOf(kind).pages,
  }
}

function toState({ link_id, expires_at, is_stored_result, ...run }: StoredState): AuditState {
  return { ...toRun(link_id, run), expires_at: expires_at.toISOString(), is_stored_result }
}

/** An audit without its report, and the id under which its changes are notified. */
export type Found<Run extends AuditRun> = { audit_id: string; state: Run }
export type FoundState = Found<AuditState>

/** Undefined when the link is over. */
export function findState(database: Database, holder: Holder): Promise<FoundState | undefined> {
  return database.inTransaction(holder, async tx => {
    const row = await readState(tx, holder.link_id)
    return row && { audit_id: row.audit_id, state: toState(row) }
  })
}

/** The same for many links at once, by link; for those whose keys were seen before. */
export function findStates(database: Database, link_ids: readonly string[]): Promise<Map<string, FoundState>> {
  return database.inTransaction(system, async tx => {
    const rows = await readStates(tx, link_ids)
    return new Map(rows.map(row => [row.link_id, { audit_id: row.audit_id, state: toState(row) }]))
  })
}

/** An audit as its link opens it; undefined when the link is over. */
export function findAudit(database: Database, holder: Holder): Promise<AuditAnswer | undefined> {
  return database.inTransaction(holder, async tx => {
    const row = await readState(tx, holder.link_id)
    if (!row) return undefined
    const report = row.state === 'done' ? await readReport(tx, row.audit_id) : null
    return { ...toState(row), report }
  })
}
