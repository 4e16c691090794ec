import { eq, inArray } from 'drizzle-orm'
import { profiles, users } from '#src/features/accounts/tables.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/**
 * Names and e-mail addresses of users, who may not be seen by whoever asks: only for ids that the asker has been shown
 * because they work together. Who is not there is left out.
 */
export async function peopleOf(database: Database, ids: readonly string[]) {
  const known = [...new Set(ids)]
  if (known.length === 0) return new Map<string, { name: string; email: string }>()
  const rows = await database.inTransaction(accountsDesk, tx =>
    tx
      .select({ id: users.id, name: profiles.full_name, email: users.email })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(inArray(users.id, known)),
  )
  return new Map(rows.map(({ id, name, email }) => [id, { name, email }]))
}
