import type { Role } from '#src/domain/access.ts'
import { withoutDirectionControls } from '#src/domain/plain-text.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { insertProfile } from '#src/features/accounts/user-store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type NewUser = {
  email: string
  /** Null for one who chooses a password by a mailed link. */
  password_hash: string | null
  user_metadata: Record<string, unknown>
  role: Role
  /** The admin who gave the role, if one did. */
  given_by: string | null
}

/** A one-line text of at most `longest` characters out of something somebody sent; '' for anything else. */
function textOf(value: unknown, longest: number): string {
  return typeof value === 'string'
    ? withoutDirectionControls(value)
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, longest)
    : ''
}

export function nameIn(user_metadata: Record<string, unknown>): string {
  return textOf(user_metadata.full_name ?? user_metadata.name, 100)
}

/** What a sign-up says of the person, as their profile keeps it. */
export function profileIn(user_metadata: Record<string, unknown>) {
  return {
    full_name: nameIn(user_metadata),
    company: textOf(user_metadata.company, 120),
    phone: textOf(user_metadata.phone, 40),
  }
}

/** Creates the user with password, if there is one yet, profile and role, in one transaction; the e-mail still waits for its confirmation. */
export async function createUser(
  tx: Transaction,
  { identity }: Pick<AccountsDeps, 'identity'>,
  { email, password_hash, user_metadata, role, given_by }: NewUser,
): Promise<string> {
  const profile = profileIn(user_metadata)
  const id = await identity.createUser(tx, { email, name: profile.full_name, user_metadata })
  if (password_hash !== null) await identity.setPassword(tx, id, password_hash)
  await insertProfile(tx, { id, ...profile }, { role, given_by })
  return id
}
