import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { suspensions, user_roles, users } from '#src/features/accounts/tables.ts'
import type { By } from '#src/features/accounts/users/event-store.ts'
import { lastAdmin, ownAccount } from '#src/features/accounts/users/refusals.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

/** Lets one transaction at a time decide who is an admin and who may sign in; the lock ends with the transaction. */
export async function waitForAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts.admins'))`)
}

async function hasOtherAdmin(tx: Transaction, user_id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(user_roles)
    .innerJoin(users, eq(users.id, user_roles.user_id))
    .leftJoin(suspensions, eq(suspensions.user_id, user_roles.user_id))
    .where(
      and(
        eq(user_roles.role, 'admin'),
        ne(users.id, user_id),
        eq(users.email_verified, true),
        isNull(suspensions.user_id),
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * Why an admin may not take a role or the way in from this user; undefined when they may. Two admins who act on each other
 * at the same moment: the second finds itself the last. The command line may do everything: it is the way back in.
 */
export async function objectionTo(tx: Transaction, user_id: string, by: By): Promise<Refusal | undefined> {
  if (by === null) return undefined
  if (by === user_id) return ownAccount
  return (await hasOtherAdmin(tx, user_id)) ? undefined : lastAdmin
}
