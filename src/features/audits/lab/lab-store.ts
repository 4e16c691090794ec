import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { labBounds } from '#src/features/audits/limits.ts'
import type { AuditProgress } from '#src/features/audits/progress.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { tellWatchers, waitForTurn } from '#src/features/audits/store.ts'
import { audits } from '#src/features/audits/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const clock = sql`clock_timestamp()`
const isPending = ne(audits.lab, 'over')

/** Whoever has measured for longer than a measurement may take is dead. */
const silentSeconds = labBounds.whole_ms / 1000 + 5

/** The audit that has waited longest for a browser, and for how long it still may, in milliseconds. */
export async function findUnmeasured(tx: Transaction): Promise<{ id: string; left_ms: number } | undefined> {
  const until = sql`${audits.finished_at} + make_interval(secs => ${labBounds.longest_wait_ms / 1000})`
  const left_ms = sql<number>`(extract(epoch from ${until} - ${clock}) * 1000)::float8`
  const [row] = await tx
    .select({ id: audits.id, left_ms })
    .from(audits)
    .where(isPending)
    .orderBy(asc(audits.finished_at))
    .limit(1)
  return row
}

/** Whether anybody's website is still to be read. */
export async function anyUnfinished(tx: Transaction): Promise<boolean> {
  const [row] = await tx
    .select({ id: audits.id })
    .from(audits)
    .where(sql`${audits.state} in ('waiting', 'running')`)
    .limit(1)
  return row !== undefined
}

/** Notes that its start page is being measured; false when that is over, or while any other is being measured. */
export async function beginLab(
  tx: Transaction,
  id: string,
  change: (progress: AuditProgress) => AuditProgress,
): Promise<PresentedReport | undefined> {
  await waitForTurn(tx, 'lab', '')
  const [busy] = await tx
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.lab, 'measuring'), sql`${audits.lab_at} > ${clock} - make_interval(secs => ${silentSeconds})`))
  const found = busy ? undefined : await lockUnmeasured(tx, id)
  if (!found) return undefined
  const progress = change(found.progress)
  await tx.update(audits).set({ lab: 'measuring', lab_at: clock, progress }).where(eq(audits.id, id))
  await tellWatchers(tx, id)
  return found.report
}

/** Puts it back: the program is told to stop. */
export async function giveLabBack(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(audits)
    .set({ lab: 'waiting', lab_at: null })
    .where(and(eq(audits.id, id), isPending))
}

/** An audit that is still to be measured, locked; undefined when that is over. */
export async function lockUnmeasured(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(audits)
    .where(and(eq(audits.id, id), isPending))
    .for('update')
  return row?.report && row.progress ? { ...row, report: row.report, progress: row.progress } : undefined
}

export async function endLab(
  tx: Transaction,
  id: string,
  { progress, report }: { progress: AuditProgress; report: PresentedReport },
): Promise<void> {
  const { score } = report
  await tx.update(audits).set({ lab: 'over', lab_at: null, progress, report, score }).where(eq(audits.id, id))
  await tellWatchers(tx, id)
}
