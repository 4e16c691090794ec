import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { countStanding } from '#src/features/accounts/sessions/session-store.ts'
import { account_events, profiles, suspensions, user_roles, users } from '#src/features/accounts/tables.ts'
import { listEvents } from '#src/features/accounts/users/event-store.ts'
import type { UserQuery, UserSort, UserStatus } from '#src/features/accounts/users/schema.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type UserActor = Extract<Actor, { kind: 'user' }>

const wasInvited = sql`exists (
  select 1 from ${account_events} where ${account_events.user_id} = ${users.id} and ${account_events.action} = 'invited')`

const status = sql<UserStatus>`case
  when ${suspensions.user_id} is not null then 'suspended'
  when ${users.email_verified} then 'active'
  when ${wasInvited} then 'invited'
  else 'unconfirmed' end`

const listed = {
  id: users.id,
  full_name: profiles.full_name,
  email: users.email,
  company: profiles.company,
  role: user_roles.role,
  status: status.as('status'),
  created_at: users.created_at,
  last_sign_in_at: users.last_sign_in_at,
}

/** Each order is that of an index, forwards or backwards. Who has no name comes last; who never signed in, first. */
const orders: Record<UserSort, Record<'asc' | 'desc', SQL[]>> = {
  full_name: {
    asc: [sql`nullif(lower(${profiles.full_name}), '')`, asc(profiles.id)],
    desc: [sql`nullif(lower(${profiles.full_name}), '') desc`, desc(profiles.id)],
  },
  email: { asc: [asc(users.email)], desc: [desc(users.email)] },
  created_at: { asc: [asc(users.created_at), asc(users.id)], desc: [desc(users.created_at), desc(users.id)] },
  last_sign_in_at: {
    asc: [sql`${users.last_sign_in_at} nulls first`, asc(users.id)],
    desc: [sql`${users.last_sign_in_at} desc nulls last`, desc(users.id)],
  },
}

function hasWord(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return ilike(sql`${profiles.full_name} || ' ' || ${users.email} || ' ' || ${profiles.company}`, pattern)
}

function filter({ search, role, status: wanted }: UserQuery): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean)
  return and(...words.map(hasWord), role && eq(user_roles.role, role), wanted && eq(status, wanted))
}

function selectListed(tx: Transaction) {
  return tx
    .select(listed)
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .leftJoin(suspensions, eq(suspensions.user_id, users.id))
}

/** One page of the users that the query names, and how many there are in all. Row policies leave none but to an admin. */
export function listUsers(database: Database, actor: UserActor, query: UserQuery) {
  const { sort, order, page, page_size } = query
  return database.inTransaction(actor, async tx => {
    const [found] = await tx.select({ total: count() }).from(selectListed(tx).where(filter(query)).as('found'))
    const rows = await selectListed(tx)
      .where(filter(query))
      .orderBy(...orders[sort][order])
      .limit(page_size)
      .offset((page - 1) * page_size)
    return { users: rows, total: found?.total ?? 0, page, page_size }
  })
}

/** Everything about one user, with what admins did to them; undefined when the actor may not see them. */
export function findUser(database: Database, actor: UserActor, id: string) {
  return database.inTransaction(actor, async tx => {
    const [row] = await selectListed(tx).where(eq(users.id, id))
    if (!row) return undefined
    const { phone, time_zone } = profiles
    const [more] = await tx
      .select({ phone, time_zone, email_confirmed_at: users.email_confirmed_at })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, id))
    const { reason, created_at } = suspensions
    const [suspension = null] = await tx
      .select({ reason, created_at })
      .from(suspensions)
      .where(eq(suspensions.user_id, id))
    return { ...row, ...more, suspension, sessions: await countStanding(tx, id), events: await listEvents(tx, id) }
  })
}
