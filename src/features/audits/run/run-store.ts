import { and, eq, sql } from 'drizzle-orm'
import { type AuditProgress, beginProgress } from '#src/features/audits/progress.ts'
import type { AuditState, PresentedReport } from '#src/features/audits/schema.ts'
import { tellWaiting, tellWatchers } from '#src/features/audits/store.ts'
import { audit_links, audit_queue, audit_receipts, audits } from '#src/features/audits/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** A worker without a sign of life for so long is dead. */
const silentSeconds = 10

/** An audit whose worker died is taken up again, once. */
const mostTakes = 2

const clock = sql`clock_timestamp()`

export type Taken = typeof audits.$inferSelect

export type TakeUp =
  | { outcome: 'taken'; audit: Taken }
  /** In a living worker's hands: ask again. */
  | { outcome: 'busy' }
  /** Every worker that took it up has died. */
  | { outcome: 'given_up'; audit: Taken }
  | { outcome: 'nothing_to_do' }

/** Takes an audit into this worker's hands, if it is in nobody's. `takes` then tells this take from any other. */
export async function takeUp(tx: Transaction, id: string): Promise<TakeUp> {
  const [found] = await tx.select().from(audits).where(eq(audits.id, id)).for('update')
  if (!found || found.state === 'done' || found.state === 'failed') return { outcome: 'nothing_to_do' }
  if (found.state === 'running' && found.beat_at) {
    const { rows } = await tx.execute<{ silent: boolean }>(
      sql`select ${found.beat_at.toISOString()}::timestamptz < clock_timestamp() - make_interval(secs => ${silentSeconds}) as silent`,
    )
    if (!rows[0]?.silent) return { outcome: 'busy' }
  }
  if (found.takes >= mostTakes) return { outcome: 'given_up', audit: found }
  const [audit] = await tx
    .update(audits)
    .set({
      state: 'running',
      takes: found.takes + 1,
      beat_at: clock,
      started_at: sql`coalesce(${audits.started_at}, ${clock})`,
      progress: beginProgress(),
    })
    .where(eq(audits.id, id))
    .returning()
  await tx.delete(audit_queue).where(eq(audit_queue.audit_id, id))
  await tellWatchers(tx, id)
  await tellWaiting(tx)
  return audit ? { outcome: 'taken', audit } : { outcome: 'nothing_to_do' }
}

/** After its process died under it, the same worker goes on, if it may: answers the next take. */
export async function takeAgain(tx: Transaction, { id, takes }: Taken): Promise<Taken | undefined> {
  if (takes >= mostTakes) return undefined
  const [audit] = await tx
    .update(audits)
    .set({ takes: takes + 1, beat_at: clock, progress: beginProgress() })
    .where(isOurs({ id, takes }))
    .returning()
  if (audit) await tellWatchers(tx, id)
  return audit
}

/** Another worker may have taken it up when this one was silent for too long. */
function isOurs({ id, takes }: Pick<Taken, 'id' | 'takes'>) {
  return and(eq(audits.id, id), eq(audits.takes, takes), eq(audits.state, 'running'))
}

/** Puts it back as if it had never been taken up: the program is told to stop. */
export async function giveBack(tx: Transaction, audit: Taken): Promise<void> {
  const back = await tx
    .update(audits)
    .set({ state: 'waiting', takes: audit.takes - 1, beat_at: null, progress: null })
    .where(isOurs(audit))
  if (!back.rowCount) return
  await tx.insert(audit_queue).values({ audit_id: audit.id, created_at: audit.created_at }).onConflictDoNothing()
  await tellWatchers(tx, audit.id)
  await tellWaiting(tx)
}

/** A sign of life. */
export async function beat(tx: Transaction, audit: Taken): Promise<void> {
  await tx.update(audits).set({ beat_at: clock }).where(isOurs(audit))
}

export async function keepProgress(tx: Transaction, audit: Taken, progress: AuditProgress): Promise<void> {
  await tx.update(audits).set({ progress, beat_at: clock }).where(isOurs(audit))
  await tellWatchers(tx, audit.id)
}

/** False when the audit is not this worker's any more. */
export async function setDone(
  tx: Transaction,
  audit: Taken,
  { progress, report, lab }: { progress: AuditProgress; report: PresentedReport; lab: 'waiting' | 'over' },
): Promise<boolean> {
  const { score } = report
  const done = await tx
    .update(audits)
    .set({ state: 'done', finished_at: clock, progress, report, score, lab })
    .where(isOurs(audit))
  await tellWatchers(tx, audit.id)
  return Boolean(done.rowCount)
}

/** False when the audit is not this worker's any more. A failed audit answers nobody else who asks for the site. */
export async function setFailed(
  tx: Transaction,
  audit: Taken,
  failed: { progress: AuditProgress; problem: NonNullable<AuditState['problem']> },
): Promise<boolean> {
  const done = await tx
    .update(audits)
    .set({ state: 'failed', finished_at: clock, ...failed })
    .where(isOurs(audit))
  if (!done.rowCount) return false
  await tx.update(audit_receipts).set({ may_answer: false }).where(eq(audit_receipts.audit_id, audit.id))
  await tellWatchers(tx, audit.id)
  return true
}

export async function linksOf(tx: Transaction, audit_id: string): Promise<string[]> {
  const rows = await tx.select({ id: audit_links.id }).from(audit_links).where(eq(audit_links.audit_id, audit_id))
  return rows.map(row => row.id)
}

/** Who asked for what through a link; undefined once its receipt is gone. */
export async function readLead(tx: Transaction, link_id: string) {
  const [row] = await tx
    .select({ audit: audits, visitor_hash: audit_receipts.address_hash })
    .from(audit_receipts)
    .innerJoin(audits, eq(audits.id, audit_receipts.audit_id))
    .where(eq(audit_receipts.link_id, link_id))
  return row
}
