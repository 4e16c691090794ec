import { eq } from 'drizzle-orm'
import type { SitePresence } from '#src/engines/presence/site-presence.ts'
import { location_audits } from '#src/features/audits/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Keeps what the site says of the business, for as long as the results are kept. */
export async function keepPresence(tx: Transaction, audit_id: string, presence: SitePresence): Promise<void> {
  await tx.update(location_audits).set({ presence }).where(eq(location_audits.audit_id, audit_id))
}
