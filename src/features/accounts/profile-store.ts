import { eq, sql } from 'drizzle-orm'
import type { ProfileChange } from '#src/features/accounts/schema.ts'
import { profiles, user_roles, users } from '#src/features/accounts/tables.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { prepareStatement } from '#src/platform/database/prepared-statement.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { MailAddress } from '#src/platform/mail/message.ts'

type UserActor = Extract<Actor, { kind: 'user' }>

const mayRead = (actor: UserActor, id: string) => actor.role === 'admin' || actor.user_id === id

const profileStatement = prepareStatement('accounts_find_profile', db =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id'))),
)

/** The profile, as long as `actor` may see it; a stranger's is as good as missing. */
export async function findProfile(database: Database, actor: UserActor, id: string) {
  if (!mayRead(actor, id)) return undefined
  const [profile] = await database.ask(actor, profileStatement, { id })
  return profile
}

/** The profile after the change; undefined unless it is the actor's own. */
export async function changeProfile(database: Database, actor: UserActor, id: string, change: ProfileChange) {
  if (actor.user_id !== id) return undefined
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return database.inTransaction(actor, async tx => {
    const set = { ...fields, updated_at: sql`clock_timestamp()` }
    const [row] = await tx.update(profiles).set(set).where(eq(profiles.id, id)).returning()
    return row
  })
}

export async function findRole(database: Database, actor: UserActor, user_id: string) {
  if (!mayRead(actor, user_id)) return undefined
  return database.inTransaction(actor, async tx => {
    const columns = { user_id: user_roles.user_id, role: user_roles.role }
    const [row] = await tx.select(columns).from(user_roles).where(eq(user_roles.user_id, user_id))
    return row
  })
}

/** What to call the actor, and where mail to them goes. Throws when they are gone. */
export async function findAddressOf(tx: Transaction, actor: UserActor): Promise<MailAddress> {
  const [row] = await tx
    .select({ name: profiles.full_name, address: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, actor.user_id))
  if (!row) throw new Error('A signed-in user has no address.')
  return row
}

/** The same in a transaction of its own. */
export function findAddress(database: Database, actor: UserActor): Promise<MailAddress> {
  return database.inTransaction(actor, tx => findAddressOf(tx, actor))
}
