import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ContactStatus } from '#src/features/contacts/contact-status.ts'
import { latestStatus } from '#src/features/contacts/latest-status.ts'
import {
  contact_checks,
  contact_notes,
  contact_replies,
  contact_status_changes,
  contacts,
} from '#src/features/contacts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { mail_outbox } from '#src/platform/mail/tables.ts'

/** Lets one transaction at a time decide about what was done with contacts; the lock ends with the transaction. */
export async function waitForDesk(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contacts.desk'))`)
}

export async function findStatuses(tx: Transaction, ids: string[]): Promise<Map<string, ContactStatus>> {
  const { latest, status } = latestStatus(tx)
  const rows = await tx
    .select({ id: contacts.id, status })
    .from(contacts)
    .leftJoinLateral(latest, sql`true`)
    .where(inArray(contacts.id, ids))
  return new Map(rows.map(row => [row.id, row.status]))
}

export async function readContact(tx: Transaction, id: string) {
  const { latest, status } = latestStatus(tx)
  const [row] = await tx
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      phone: contacts.phone,
      company: contacts.company,
      message: contacts.message,
      source: contacts.source,
      kind: contacts.kind,
      score: contact_checks.score,
      spam_reason: contacts.spam_reason,
      status,
      created_at: contacts.created_at,
    })
    .from(contacts)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(contact_checks, eq(contact_checks.contact_id, contacts.id))
    .where(eq(contacts.id, id))
  return row
}

/** The free check of a contact, with what the outbox knows of the mail with its report: null without one, by its first column. */
export async function readCheck(tx: Transaction, contact_id: string) {
  const { site, state, checked_at, result_path, wants_news } = contact_checks
  const { id, sent_at, failed_at, last_error } = mail_outbox
  const [row] = await tx
    .select({
      site,
      state,
      checked_at,
      result_path,
      wants_news,
      mail: { id, sent_at, failed_at, last_error },
    })
    .from(contact_checks)
    .leftJoin(mail_outbox, eq(mail_outbox.id, contact_checks.mail_id))
    .where(eq(contact_checks.contact_id, contact_id))
  return row
}

/** The latest other messages from an e-mail address, whatever its case, and how many there are; none without an address. */
export async function readOthers(tx: Transaction, { id, email }: { id: string; email: string }, most: number) {
  const { latest, status } = latestStatus(tx)
  if (email === '') return { total: 0, contacts: [] }
  const fromSame = and(sql`lower(${contacts.email}) = lower(${email})`, ne(contacts.id, id))
  const [counted] = await tx.select({ total: count() }).from(contacts).where(fromSame)
  const rows = await tx
    .select({
      id: contacts.id,
      excerpt: sql<string>`left(${contacts.message}, 160)`,
      status,
      created_at: contacts.created_at,
    })
    .from(contacts)
    .leftJoinLateral(latest, sql`true`)
    .where(fromSame)
    .orderBy(desc(contacts.created_at))
    .limit(most)
  return { total: counted?.total ?? 0, contacts: rows }
}

export async function readStatusChanges(tx: Transaction, contact_id: string) {
  return tx
    .select()
    .from(contact_status_changes)
    .where(eq(contact_status_changes.contact_id, contact_id))
    .orderBy(asc(contact_status_changes.created_at), asc(contact_status_changes.id))
}

export async function readNotes(tx: Transaction, contact_id: string) {
  return tx
    .select()
    .from(contact_notes)
    .where(eq(contact_notes.contact_id, contact_id))
    .orderBy(asc(contact_notes.created_at), asc(contact_notes.id))
}

/** With what the outbox knows of each. */
export async function readReplies(tx: Transaction, contact_id: string) {
  const { sent_at, failed_at, last_error } = mail_outbox
  return tx
    .select({
      id: contact_replies.id,
      text: contact_replies.text,
      idempotency_key: contact_replies.idempotency_key,
      sent_by: contact_replies.sent_by,
      created_at: contact_replies.created_at,
      mail: { sent_at, failed_at, last_error },
    })
    .from(contact_replies)
    .innerJoin(mail_outbox, eq(mail_outbox.id, contact_replies.mail_id))
    .where(eq(contact_replies.contact_id, contact_id))
    .orderBy(asc(contact_replies.created_at), asc(contact_replies.id))
}

export async function insertStatusChanges(
  tx: Transaction,
  changes: (typeof contact_status_changes.$inferInsert)[],
): Promise<void> {
  if (changes.length > 0) await tx.insert(contact_status_changes).values(changes)
}

export async function insertNote(tx: Transaction, note: typeof contact_notes.$inferInsert): Promise<void> {
  await tx.insert(contact_notes).values(note)
}

/** Whether there was such a note of theirs. */
export async function deleteNote(
  tx: Transaction,
  note: { id: string; contact_id: string; written_by: string },
): Promise<boolean> {
  const { id, contact_id, written_by } = contact_notes
  const deleted = await tx
    .delete(contact_notes)
    .where(and(eq(id, note.id), eq(contact_id, note.contact_id), eq(written_by, note.written_by)))
  return (deleted.rowCount ?? 0) > 0
}

export async function insertReply(tx: Transaction, reply: typeof contact_replies.$inferInsert): Promise<void> {
  await tx.insert(contact_replies).values(reply)
}
