import { and, eq } from 'drizzle-orm'
import type { Standing } from '#src/features/businesses/standing.ts'
import { business_members, businesses } from '#src/features/businesses/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What the actor is to this business; undefined for a stranger and where there is no such business. */
export async function findStanding(
  tx: Transaction,
  actor: UserActor,
  business_id: string,
): Promise<Standing | undefined> {
  const { user_id } = actor
  if (actor.role === 'admin') {
    const [known] = await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, business_id))
    return known && { business_id, user_id, role: 'agency', scope: 'all' }
  }
  const { role, scope } = business_members
  const [member] = await tx
    .select({ role, scope })
    .from(business_members)
    .where(and(eq(business_members.business_id, business_id), eq(business_members.user_id, user_id)))
  return member && { business_id, user_id, ...member }
}

/** What a client is to each of their businesses. */
export async function listStandings(tx: Transaction, { user_id }: UserActor): Promise<Standing[]> {
  const { business_id, role, scope } = business_members
  const rows = await tx
    .select({ business_id, role, scope })
    .from(business_members)
    .where(eq(business_members.user_id, user_id))
  return rows.map(row => ({ ...row, user_id }))
}
