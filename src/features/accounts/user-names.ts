import { eq, inArray, sql } from 'drizzle-orm'
import { profiles, users } from '#src/features/accounts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What to call these users: the name they gave, or else their e-mail address. Who is not there, or not to be seen, is left out. */
export async function namesOfUsers(tx: Transaction, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter(id => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await tx
    .select({ id: users.id, name: sql<string>`coalesce(nullif(${profiles.full_name}, ''), ${users.email})` })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, known))
  return new Map(rows.map(row => [row.id, row.name]))
}
