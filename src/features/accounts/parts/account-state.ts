import type { Session, User } from '@supabase/auth-js'
import { createContext, useContext } from 'react'
import type { z } from 'zod'
import type { Role } from '#src/domain/access.ts'
import type { profileSchema } from '#src/features/accounts/schema.ts'

export type Profile = z.output<typeof profileSchema>
type LocationStatus = { location_id: string; status: string }

/** Who uses this page, as far as is known. */
export type Account =
  | { status: 'loading' }
  | { status: 'signed_out' }
  /** There is a session, and the server cannot be asked about it. */
  | { status: 'unreachable' }
  | {
      status: 'signed_in'
      user: User
      /** Undefined while it is read, and where reading failed. */
      role: Role | undefined
      profile: Profile | undefined
      /** One entry per location; undefined while it is read, and where reading failed. */
      subscriptions: readonly LocationStatus[] | undefined
      /** A second factor is set up and has not been shown in this session. */
      needs_second_factor: boolean
      session: Session
    }

export type SignedIn = Extract<Account, { status: 'signed_in' }>

export const AccountContext = createContext<Account>({ status: 'loading' })

export function useAccount(): Account {
  return useContext(AccountContext)
}

/** The signed-in user, for screens behind the guard. Throws outside of it. */
export function useSignedIn(): SignedIn {
  const account = useContext(AccountContext)
  if (account.status !== 'signed_in') throw new Error('This screen stands outside the guard.')
  return account
}
