import { and, asc, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { AuditKind } from '#src/features/audits/audit-kind.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { audit_links, audit_queue, audit_receipts, audits, location_audits } from '#src/features/audits/tables.ts'
import { daySeconds } from '#src/features/audits/waiting-time.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type NewAudit = typeof audits.$inferInsert
export type Receipt = typeof audit_receipts.$inferInsert

/** Notified with the id of an audit whenever what its visitors see of it has changed, or that the queue has moved. */
export const auditsChannel = 'audits'
export const queueMoved = 'queue'

const clock = sql`clock_timestamp()`
const ago = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`

/** Lets one transaction at a time go on for this key; the lock ends with the transaction. */
export async function waitForTurn(tx: Transaction, kind: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`audits.${kind}`}), hashtext(${key}))`)
}

export async function tellWatchers(tx: Transaction, audit_id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${auditsChannel}, ${audit_id})`)
}

/** Tells those who wait for their turn that others had theirs. */
export async function tellWaiting(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${auditsChannel}, ${queueMoved})`)
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

/** A run without its report, which is long and asked for once. */
export const runColumns = {
  audit_id: audits.id,
  kind: audits.kind,
  url: audits.start_url,
  host: audits.host,
  state: audits.state,
  given: audits.given,
  created_at: audits.created_at,
  started_at: audits.started_at,
  finished_at: audits.finished_at,
  progress: audits.progress,
  problem: audits.problem,
}

const stateColumns = {
  ...runColumns,
  created_at: audit_links.created_at,
  expires_at: audit_links.expires_at,
  is_stored_result: audit_links.is_stored_result,
}

/** How many audits wait in front of each that waits, to be joined by its id. */
export function placesInQueue(tx: Transaction) {
  const before = sql<number>`rank() over (order by ${audit_queue.created_at}) - 1`.mapWith(Number).as('before')
  return tx.select({ audit_id: audit_queue.audit_id, before }).from(audit_queue).as('places')
}

/** What each link opens, its report apart: that is long, and asked for once. Links that are not there or over are left out. */
export async function readStates(tx: Transaction, link_ids: readonly string[]) {
  const places = placesInQueue(tx)
  return tx
    .select({ link_id: audit_links.id, ...stateColumns, waiting_before: places.before })
    .from(audit_links)
    .innerJoin(audits, eq(audits.id, audit_links.audit_id))
    .leftJoin(places, and(eq(places.audit_id, audits.id), eq(audits.state, 'waiting')))
    .where(and(inArray(audit_links.id, [...link_ids]), gt(audit_links.expires_at, clock)))
}

/** What the link opens; undefined when it is not there or over. */
export async function readState(tx: Transaction, link_id: string): Promise<StoredState | undefined> {
  const [row] = await readStates(tx, [link_id])
  return row
}

export async function readReport(tx: Transaction, audit_id: string): Promise<PresentedReport | null> {
  const [row] = await tx.select({ report: audits.report }).from(audits).where(eq(audits.id, audit_id))
  return row?.report ?? null
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

/** What a run may be compared with: strangers' with strangers', and a location's with that location's alone. */
function ofTheSame({ id, kind, site }: { id: string; kind: AuditKind; site: string }) {
  if (kind === 'free_check') return and(eq(audits.kind, kind), eq(audits.site, site))
  const location = sql`(select location_id from ${location_audits} where audit_id = ${id})`
  return sql`${audits.id} in (select audit_id from ${location_audits} where location_id = ${location})`
}

/** The last report about the same before this run ended, or before now. */
export async function findEarlierReport(
  tx: Transaction,
  audit: { id: string; kind: AuditKind; site: string; finished_at: Date | null },
) {
  const end = audit.finished_at?.toISOString() ?? null
  const [row] = await tx
    .select({ report: audits.report })
    .from(audits)
    .where(
      and(
        ofTheSame(audit),
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

export type StoredState = Awaited<ReturnType<typeof readStates>>[number]
export type StoredRun = Omit<StoredState, 'link_id' | 'expires_at' | 'is_stored_result'>
