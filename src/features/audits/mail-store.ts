import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { audit_links, audit_mail_receipts, audit_mails, audits } from '#src/features/audits/tables.ts'
import { daySeconds } from '#src/features/audits/waiting-time.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type NewMail = typeof audit_mails.$inferInsert

/** Mails of an audit that are not written yet. */
export async function mailsOfAudit(tx: Transaction, audit_id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: audit_mails.id })
    .from(audit_mails)
    .innerJoin(audit_links, eq(audit_links.id, audit_mails.link_id))
    .where(and(eq(audit_links.audit_id, audit_id), isNull(audit_mails.mail_id)))
  return rows.map(row => row.id)
}

/** The addresses that were given for a link, the first one first. */
export async function mailsOfLink(tx: Transaction, link_id: string) {
  return tx
    .select()
    .from(audit_mails)
    .where(eq(audit_mails.link_id, link_id))
    .orderBy(asc(audit_mails.created_at), asc(audit_mails.id))
}

/** How many reports were asked for at this address within a day, through whatever link. */
export async function countToAddress(tx: Transaction, email_hash: string): Promise<number> {
  const [row] = await tx
    .select({ mails: count() })
    .from(audit_mail_receipts)
    .where(
      and(
        eq(audit_mail_receipts.email_hash, email_hash),
        gt(audit_mail_receipts.created_at, sql`clock_timestamp() - make_interval(secs => ${daySeconds})`),
      ),
    )
  return row?.mails ?? 0
}

export async function insertMail(tx: Transaction, mail: NewMail, email_hash: string): Promise<void> {
  await tx.insert(audit_mails).values(mail)
  await tx.insert(audit_mail_receipts).values({ mail_request_id: mail.id, email_hash })
}

/** A mail that is not written yet, with its audit; locked, so that two workers do not both write it. */
export async function lockUnwritten(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ mail: audit_mails, audit: audits })
    .from(audit_mails)
    .innerJoin(audit_links, eq(audit_links.id, audit_mails.link_id))
    .innerJoin(audits, eq(audits.id, audit_links.audit_id))
    .where(and(eq(audit_mails.id, id), isNull(audit_mails.mail_id)))
    .for('update', { of: audit_mails })
  return row
}

export async function markWritten(tx: Transaction, id: string, mail_id: string): Promise<void> {
  await tx.update(audit_mails).set({ mail_id }).where(eq(audit_mails.id, id))
}
