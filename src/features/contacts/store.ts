import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { floodLimit } from '#src/features/contacts/flood-limit.ts'
import { contact_receipts, contacts } from '#src/features/contacts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type Contact = typeof contacts.$inferInsert
export type Receipt = typeof contact_receipts.$inferInsert

/** Lets one transaction at a time go on for this key; the lock ends with the transaction. */
export async function waitForTurn(
  tx: Transaction,
  kind: 'idempotency_key' | 'address_hash',
  key: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contacts.${kind}`}), hashtext(${key}))`)
}

export async function findReceipt(tx: Transaction, idempotency_key: string) {
  const [receipt] = await tx
    .select({ contact_id: contact_receipts.contact_id, payload_hash: contact_receipts.payload_hash })
    .from(contact_receipts)
    .where(eq(contact_receipts.idempotency_key, idempotency_key))
  return receipt
}

/** The times of the latest messages of an address within the limit's window, and the database's time now. */
export async function recentTimes(tx: Transaction, address_hash: string): Promise<{ earlier: Date[]; now: Date }> {
  const start = sql`clock_timestamp() - make_interval(secs => ${floodLimit.window_seconds})`
  const rows = await tx
    .select({ created_at: contact_receipts.created_at })
    .from(contact_receipts)
    .where(and(eq(contact_receipts.address_hash, address_hash), gt(contact_receipts.created_at, start)))
    .orderBy(desc(contact_receipts.created_at))
    .limit(floodLimit.messages)
  const { rows: clock } = await tx.execute<{ now: Date }>(sql`select clock_timestamp() as now`)
  return { earlier: rows.map(row => row.created_at), now: new Date(clock[0]?.now ?? Date.now()) }
}

export async function insertContact(tx: Transaction, contact: Contact, receipt: Receipt): Promise<void> {
  await tx.insert(contacts).values(contact)
  await tx.insert(contact_receipts).values(receipt)
}
