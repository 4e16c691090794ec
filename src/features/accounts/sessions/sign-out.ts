import type { Caller } from '#src/features/accounts/authorize.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import { endSession, endSessionsOf } from './session-store.ts'

/** `global`: every session of the user; `local`: this one; `others`: every other one. */
export type SignOutScope = 'global' | 'local' | 'others'

export function createSignOut({ database }: Pick<AccountsDeps, 'database'>) {
  return function signOut({ user_id, session }: Caller, scope: SignOutScope): Promise<void> {
    return database.inTransaction(accountsDesk, tx => {
      if (scope === 'local') return endSession(tx, session.id, 'signed_out')
      return endSessionsOf(tx, user_id, 'signed_out', scope === 'others' ? session.id : undefined)
    })
  }
}
