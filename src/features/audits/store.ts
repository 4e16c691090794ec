import { and, asc, count, desc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { audit_links, audit_queue, audit_receipts, audits } from '#src/features/audits/tables.ts'
import { daySeconds } from '#src/features/audits/waiting-time.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type NewAudit = typeof audits.$inferInsert
export type Receipt = typeof audit_receipts.$inferInsert

/** Notified with the id of an audit whenever what its visitors see of it has changed. */
export const auditsChannel = 'audits'

const clock = sql`clock_timestamp()`
const ago = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`

/** Lets one transaction at a time go on for this key; the lock ends with the transaction. */
export async function waitForTurn(tx: Transaction, kind: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`audits.${kind}`}), hashtext(${key}))`)
}

export async function tellWatchers(tx: Transaction, audit_id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${auditsChannel}, ${audit_id})`)
}

export async function findReceipt(tx: Transaction, idempotency_key: string) {
  const [receipt] = await tx.select().from(audit_receipts).where(eq(audit_receipts.idempotency_key, idempotency_key))
  return receipt
}

async function timesWhere(tx: Transaction, where: ReturnType<typeof and>, most: number) {
  const rows = await tx
    .select({ created_at: audit_receipts.created_at })
    .from(audit_receipts)
    .where(and(where, gt(audit_receipts.created_at, ago(daySeconds))))
    .orderBy(desc(audit_receipts.created_at))
    .limit(most)
  return rows.map(row => row.created_at)
}

/** When this visitor asked within the last day, the latest first. */
export function timesOfVisitor(tx: Transaction, address_hash: string, most: number): Promise<Date[]> {
  return timesWhere(tx, eq(audit_receipts.address_hash, address_hash), most)
}

/** When the host was really audited within the last day. */
export function timesOfHost(tx: Transaction, host_hash: string, most: number): Promise<Date[]> {
  const isOfHost = eq(audit_receipts.host_hash, host_hash)
  return timesWhere(tx, and(isOfHost, eq(audit_receipts.is_stored_result, false)), most)
}

export async function databaseTime(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ now: Date }>(sql`select clock_timestamp() as now`)
  return new Date(rows[0]?.now ?? Date.now())
}

/** The newest audit that answers this very wish. */
export async function findAnswering(tx: Transaction, wish_hash: string, hours: number): Promise<string | undefined> {
  const { audit_id, created_at, may_answer, is_stored_result } = audit_receipts
  const [found] = await tx
    .select({ audit_id })
    .from(audit_receipts)
    .where(
      and(
        eq(audit_receipts.wish_hash, wish_hash),
        eq(may_answer, true),
        eq(is_stored_result, false),
        gt(created_at, ago(hours * 3600)),
      ),
    )
    .orderBy(desc(created_at))
    .limit(1)
  return found?.audit_id
}

export async function insertAudit(tx: Transaction, audit: NewAudit): Promise<void> {
  await tx.insert(audits).values(audit)
  await tx.insert(audit_queue).values({ audit_id: audit.id })
}

export async function insertLink(
  tx: Transaction,
  link: Omit<typeof audit_links.$inferInsert, 'expires_at'>,
  days: number,
): Promise<void> {
  await tx.insert(audit_links).values({ ...link, expires_at: sql`clock_timestamp() + make_interval(days => ${days})` })
}

export async function insertReceipt(tx: Transaction, receipt: Receipt): Promise<void> {
  await tx.insert(audit_receipts).values(receipt)
}

const stateColumns = {
  audit_id: audits.id,
  url: audits.start_url,
  host: audits.host,
  state: audits.state,
  given: audits.given,
  created_at: audit_links.created_at,
  started_at: audits.started_at,
  finished_at: audits.finished_at,
  expires_at: audit_links.expires_at,
  is_stored_result: audit_links.is_stored_result,
  progress: audits.progress,
  problem: audits.problem,
}

/** What the link opens, its report apart: that is long, and asked for once. Undefined when the link is not there or over. */
export async function readState(tx: Transaction, link_id: string) {
  const [row] = await tx
    .select(stateColumns)
    .from(audit_links)
    .innerJoin(audits, eq(audits.id, audit_links.audit_id))
    .where(and(eq(audit_links.id, link_id), gt(audit_links.expires_at, clock)))
  return row
}

export async function readReport(tx: Transaction, audit_id: string): Promise<PresentedReport | null> {
  const [row] = await tx.select({ report: audits.report }).from(audits).where(eq(audits.id, audit_id))
  return row?.report ?? null
}

/** Audits that wait and were asked for before this one. */
export async function countBefore(tx: Transaction, audit_id: string): Promise<number> {
  const mine = tx.select({ at: audit_queue.created_at }).from(audit_queue).where(eq(audit_queue.audit_id, audit_id))
  const [row] = await tx
    .select({ before: count() })
    .from(audit_queue)
    .where(lt(audit_queue.created_at, sql`(${mine})`))
  return row?.before ?? 0
}

/** Those that are neither done nor failed. */
export async function findUnfinished(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: audits.id })
    .from(audits)
    .where(sql`${audits.state} in ('waiting', 'running')`)
    .orderBy(asc(audits.created_at))
  return rows.map(row => row.id)
}

/** The last report about the site before this run ended, or before now. */
export async function findEarlierReport(
  tx: Transaction,
  audit: { id: string; site: string; finished_at: Date | null },
) {
  const end = audit.finished_at?.toISOString() ?? null
  const [row] = await tx
    .select({ report: audits.report })
    .from(audits)
    .where(
      and(
        eq(audits.site, audit.site),
        eq(audits.state, 'done'),
        isNotNull(audits.report),
        ne(audits.id, audit.id),
        sql`${audits.finished_at} <= coalesce(${end}::timestamptz, clock_timestamp())`,
      ),
    )
    .orderBy(desc(audits.finished_at))
    .limit(1)
  return row?.report ?? undefined
}

export type StoredState = NonNullable<Awaited<ReturnType<typeof readState>>>
