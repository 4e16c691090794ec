import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { business_members, businesses } from '#src/features/businesses/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What is shown of a business. */
export const businessColumns = {
  id: businesses.id,
  legal_name: businesses.legal_name,
  trade_name: businesses.trade_name,
  industry: businesses.industry,
  time_zone: businesses.time_zone,
  version: businesses.version,
  created_at: businesses.created_at,
  updated_at: businesses.updated_at,
}

export async function readBusiness(tx: Transaction, id: string) {
  const [row] = await tx.select(businessColumns).from(businesses).where(eq(businesses.id, id))
  return row
}

/** The same, and nobody else changes it until the transaction ends. Undefined for whoever may not change it either. */
export async function lockBusiness(tx: Transaction, id: string) {
  const [row] = await tx.select(businessColumns).from(businesses).where(eq(businesses.id, id)).for('update')
  return row
}

/** The businesses whose setting up is the actor's to see, as a part of a statement: id, trade_name, created_at. */
export function businessesToSetUp({ role, user_id }: UserActor): SQL {
  const { id, trade_name, created_at } = businesses
  const member = business_members
  const own = and(eq(member.user_id, user_id), inArray(member.role, ['owner', 'manager']), eq(member.scope, 'all'))
  const which =
    role === 'admin' ? sql`` : sql`where ${id} in (select ${member.business_id} from ${member} where ${own})`
  return sql`(select ${id}, ${trade_name}, ${created_at} from ${businesses} ${which})`
}
