import { sql } from 'drizzle-orm'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { subscriptionStatus } from '#src/features/billing/subscription-status.ts'
import { subscriptions } from '#src/features/billing/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Wished = { location_id: string; business_id: string; status: string; reason: string }

/** Sets by hand what a location's subscription stands at, and writes down who did and why. For admins. */
export async function setSubscription(
  tx: Transaction,
  author: Author,
  { location_id, business_id, status, reason }: Wished,
): Promise<void> {
  const before = await subscriptionStatus(tx, location_id)
  if (before === status) return
  await tx
    .insert(subscriptions)
    .values({ location_id, business_id, status })
    .onConflictDoUpdate({
      target: subscriptions.location_id,
      set: { status, business_id, updated_at: sql`clock_timestamp()` },
    })
  const field_changes = [{ field: 'subscription', before, after: status }]
  await noteActivity(tx, author, [{ business_id, location_id, action: 'subscription_set', field_changes, reason }])
}
