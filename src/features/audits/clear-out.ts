import { and, inArray, isNotNull, lt, ne, not, notExists, or, sql } from 'drizzle-orm'
import { linkDays } from '#src/features/audits/limits.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import {
  audit_links,
  audit_mail_receipts,
  audit_mails,
  audit_receipts,
  audits,
  location_audits,
} from '#src/features/audits/tables.ts'
import { forgetResults } from '#src/features/contacts/public.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Rows that one statement changes: others wait for its locks. */
const atOnce = 500

/** Receipts answer limits of a day, and a request that is sent again. */
const receiptDays = 2

const clock = sql`clock_timestamp()`
const daysAgo = (days: number) => sql`clock_timestamp() - make_interval(days => ${days})`

type Cleared = Pick<AuditsDeps, 'database' | 'links'>

export type ClearedOut = { results: number; mail_addresses: number; receipts: number }

/** Links that nobody may open any more are forgotten by the agency's contacts too. */
async function forgetExpired(tx: Transaction, links: AuditsDeps['links']): Promise<void> {
  const justExpired = and(lt(audit_links.expires_at, clock), sql`${audit_links.expires_at} > ${daysAgo(8)}`)
  const rows = await tx.select({ id: audit_links.id }).from(audit_links).where(justExpired)
  await forgetResults(
    tx,
    rows.map(({ id }) => links.pathOf(id)),
  )
}

/** The last that could be read of a location's site: it stays for as long as there is no newer one. */
const isNewest = sql`exists (select from ${location_audits} as "mine" where "mine"."audit_id" = ${audits.id}
  and not exists (select from ${location_audits} as "later" join ${audits} as "newer" on "newer"."id" = "later"."audit_id"
    where "later"."location_id" = "mine"."location_id" and "later"."created_at" > "mine"."created_at" and "newer"."state" = 'done'))`

/** Results of free checks go with their links; those of locations after as long, but for the newest. */
const isOfNoUse = or(ne(audits.kind, 'location'), and(lt(audits.finished_at, daysAgo(linkDays)), not(isNewest)))

/** What an audit read and was told. Its times and its score stay: they are counted. */
async function emptyResults(tx: Transaction): Promise<number> {
  const open = tx
    .select({ id: audit_links.id })
    .from(audit_links)
    .where(and(sql`${audit_links.audit_id} = ${audits.id}`, sql`${audit_links.expires_at} > ${clock}`))
  const some = tx
    .select({ id: audits.id })
    .from(audits)
    .where(and(ne(audits.start_url, ''), isNotNull(audits.finished_at), notExists(open), isOfNoUse))
    .limit(atOnce)
  const empty = { name: '', phone: '', business_address: '', city: '', keyword: '' }
  const emptied = await tx
    .update(audits)
    .set({ start_url: '', site: '', host: '', given: empty, progress: null, problem: null, report: null, lab: 'over' })
    .where(inArray(audits.id, some))
    .returning({ id: audits.id })
  const ids = emptied.map(({ id }) => id)
  await tx.update(location_audits).set({ presence: null }).where(inArray(location_audits.audit_id, ids))
  return emptied.length
}

/** The address goes, that there was a mail stays. The row's own id in its place keeps two of one link apart. */
async function emptyMails(tx: Transaction): Promise<number> {
  const expired = tx.select({ id: audit_links.id }).from(audit_links).where(lt(audit_links.expires_at, clock))
  const some = tx
    .select({ id: audit_mails.id })
    .from(audit_mails)
    .where(and(sql`${audit_mails.email} like '%@%'`, inArray(audit_mails.link_id, expired)))
    .limit(atOnce)
  const emptied = await tx
    .update(audit_mails)
    .set({ email: sql`${audit_mails.id}::text` })
    .where(inArray(audit_mails.id, some))
  return emptied.rowCount ?? 0
}

async function dropReceipts(tx: Transaction): Promise<number> {
  const old = lt(audit_receipts.created_at, daysAgo(receiptDays))
  const some = tx.select({ id: audit_receipts.link_id }).from(audit_receipts).where(old).limit(atOnce)
  const requests = await tx.delete(audit_receipts).where(inArray(audit_receipts.link_id, some))
  const oldMail = lt(audit_mail_receipts.created_at, daysAgo(receiptDays))
  const mails = await tx.delete(audit_mail_receipts).where(oldMail)
  return (requests.rowCount ?? 0) + (mails.rowCount ?? 0)
}

async function untilNothingIsLeft(database: Database, clear: (tx: Transaction) => Promise<number>): Promise<number> {
  const gone = await database.inTransaction(system, clear)
  return gone < atOnce ? gone : gone + (await untilNothingIsLeft(database, clear))
}

/** Forgets what nobody may open any more; answers how much of each kind. */
export async function clearOutAudits({ database, links }: Cleared): Promise<ClearedOut> {
  await database.inTransaction(system, tx => forgetExpired(tx, links))
  return {
    results: await untilNothingIsLeft(database, emptyResults),
    mail_addresses: await untilNothingIsLeft(database, emptyMails),
    receipts: await untilNothingIsLeft(database, dropReceipts),
  }
}
