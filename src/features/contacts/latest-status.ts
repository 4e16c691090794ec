import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ContactStatus } from '#src/features/contacts/contact-status.ts'
import { contact_status_changes, contacts } from '#src/features/contacts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/**
 * The newest status an admin gave each contact, to be joined laterally to `contacts`, and the status in force: that one,
 * or else what the contact came in as.
 */
export function latestStatus(tx: Transaction) {
  const latest = tx
    .select({ status: contact_status_changes.status })
    .from(contact_status_changes)
    .where(eq(contact_status_changes.contact_id, contacts.id))
    .orderBy(desc(contact_status_changes.created_at), desc(contact_status_changes.id))
    .limit(1)
    .as('latest')
  const status: SQL<ContactStatus> = sql`coalesce(${latest.status}, case when ${contacts.spam_reason} is null then 'new' else 'spam' end)`
  return { latest, status }
}
