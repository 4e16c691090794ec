import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { subscriptions } from '#src/features/billing/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What a location's subscription stands at; null for a location without one. */
export async function subscriptionStatus(tx: Transaction, location_id: string): Promise<string | null> {
  const { status } = subscriptions
  const [row] = await tx.select({ status }).from(subscriptions).where(eq(subscriptions.location_id, location_id))
  return row?.status ?? null
}

/** The same as part of a statement about many locations. */
export function subscriptionStatusOf(location_id: PgColumn): SQL<string | null> {
  return sql<string | null>`(select ${subscriptions.status} from ${subscriptions}
    where ${eq(subscriptions.location_id, location_id)})`
}
