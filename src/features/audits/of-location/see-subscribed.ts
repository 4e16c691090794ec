import { isSubscribed } from '#src/domain/subscription.ts'
import { subscriptionStatus } from '#src/features/billing/public.ts'
import { type SeenLocation, seeLocation } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type Subscribed = { ok: true; seen: SeenLocation } | { ok: false; reason: 'missing' | 'not_subscribed' }

/** A location whose plan is running, for whoever sees it; the agency sees its audits without a plan, too. */
export async function seeSubscribed(tx: Transaction, actor: UserActor, location_id: string): Promise<Subscribed> {
  const seen = await seeLocation(tx, actor, location_id)
  if (!seen) return { ok: false, reason: 'missing' }
  if (seen.standing.role === 'agency') return { ok: true, seen }
  const status = await subscriptionStatus(tx, location_id)
  return isSubscribed(status ?? '') ? { ok: true, seen } : { ok: false, reason: 'not_subscribed' }
}
