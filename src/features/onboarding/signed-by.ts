import { namesOfUsers } from '#src/features/accounts/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Who saves, as it is kept beside what they save: colleagues may not look each other up. */
export async function signedBy(tx: Transaction, actor: UserActor) {
  return {
    updated_by: actor.user_id,
    updated_by_name: (await namesOfUsers(tx, [actor.user_id])).get(actor.user_id) ?? '',
    updated_by_agency: actor.role === 'admin',
  }
}
