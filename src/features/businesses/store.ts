import { and, asc, count, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { businessColumns } from '#src/features/businesses/read-business.ts'
import type { BusinessQuery, NewBusiness } from '#src/features/businesses/schema.ts'
import { business_members, businesses } from '#src/features/businesses/tables.ts'
import { waitingBusinesses } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** How many businesses this user has made. */
export async function countFounded(tx: Transaction, user_id: string): Promise<number> {
  const [row] = await tx.select({ founded: count() }).from(businesses).where(eq(businesses.created_by, user_id))
  return row?.founded ?? 0
}

/** The business of just these details that this user has made and belongs to. */
export async function findFounded(
  tx: Transaction,
  user_id: string,
  { trade_name, legal_name, industry, time_zone }: NewBusiness,
): Promise<string | undefined> {
  const { business_id, user_id: member } = business_members
  const same = and(
    eq(businesses.trade_name, trade_name),
    eq(businesses.legal_name, legal_name),
    eq(businesses.industry, industry),
    eq(businesses.time_zone, time_zone),
  )
  const [row] = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .innerJoin(business_members, and(eq(business_id, businesses.id), eq(member, user_id)))
    .where(and(eq(businesses.created_by, user_id), same))
    .limit(1)
  return row?.id
}

export async function insertBusiness(tx: Transaction, business: typeof businesses.$inferInsert): Promise<void> {
  await tx.insert(businesses).values(business)
}

/** Raises its version. */
export async function updateBusiness(
  tx: Transaction,
  id: string,
  change: Partial<typeof businesses.$inferInsert>,
): Promise<void> {
  await tx
    .update(businesses)
    .set({ ...change, version: sql`${businesses.version} + 1`, updated_at: sql`clock_timestamp()` })
    .where(eq(businesses.id, id))
}

function withWord(word: string): SQL | undefined {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(businesses.trade_name, pattern), ilike(businesses.legal_name, pattern))
}

function asked({ q, waiting }: BusinessQuery): SQL | undefined {
  const words = q.split(/\s+/).filter(word => word !== '')
  return and(...words.map(withWord), waiting && inArray(businesses.id, waitingBusinesses()))
}

/** For an admin every business, for others those they belong to. */
export async function readBusinesses(tx: Transaction, actor: UserActor, query: BusinessQuery) {
  const { role, scope, user_id, business_id } = business_members
  const own = and(eq(business_id, businesses.id), eq(user_id, actor.user_id))
  const agency = actor.role === 'admin'
  const where = and(agency ? undefined : eq(user_id, actor.user_id), asked(query))
  const from = businesses
  const rows = await tx
    .select({ ...businessColumns, role, scope })
    .from(from)
    .leftJoin(business_members, own)
    .where(where)
    .orderBy(asc(sql`lower(${businesses.trade_name})`), asc(businesses.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size)
  const [counted] = await tx.select({ total: count() }).from(from).leftJoin(business_members, own).where(where)
  return {
    total: counted?.total ?? 0,
    businesses: rows.map(row => ({
      ...row,
      role: agency ? ('agency' as const) : (row.role ?? ('viewer' as const)),
      scope: agency ? ('all' as const) : (row.scope ?? ('chosen' as const)),
    })),
  }
}
