import { randomUUIDv7 } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account_events, profiles, users } from '#src/features/accounts/tables.ts'
import type { AccountAction, AccountState } from '#src/features/accounts/users/account-event.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** The admin who changes a user; null: the operator at the command line. */
export type By = string | null

export type NewEvent = { user_id: string; by: By; action: AccountAction; before: AccountState; after: AccountState }

/** How many events of one user are shown. */
const mostShown = 100

/** Writes down who did what; nobody can change it afterwards. */
export async function insertEvent(tx: Transaction, { by, ...event }: NewEvent): Promise<void> {
  await tx
    .insert(account_events)
    .values({ ...event, id: randomUUIDv7(), done_by: by, created_at: sql`clock_timestamp()` })
}

/** What was done to this user, newest first. */
export async function listEvents(tx: Transaction, user_id: string) {
  const doer = alias(users, 'doer')
  const doer_profile = alias(profiles, 'doer_profile')
  const { id, action, before, after, done_by, created_at } = account_events
  return tx
    .select({
      id,
      action,
      before,
      after,
      done_by,
      done_by_name: doer_profile.full_name,
      done_by_email: doer.email,
      created_at,
    })
    .from(account_events)
    .leftJoin(doer, eq(doer.id, account_events.done_by))
    .leftJoin(doer_profile, eq(doer_profile.id, account_events.done_by))
    .where(eq(account_events.user_id, user_id))
    .orderBy(desc(account_events.created_at), desc(account_events.id))
    .limit(mostShown)
}
