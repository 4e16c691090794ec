import { type Role, roles } from '#src/domain/access.ts'
import { dropFactorsOf } from '#src/features/accounts/factors/remove-factor.ts'
import { createUser } from '#src/features/accounts/new-user.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { signUpSchema } from '#src/features/accounts/schema.ts'
import { findAccount, hasAdmin, listAccounts, updateUser, waitForEmail } from '#src/features/accounts/user-store.ts'
import { insertEvent } from '#src/features/accounts/users/event-store.ts'
import { giveRole } from '#src/features/accounts/users/give-role.ts'
import type { UserChanged } from '#src/features/accounts/users/refusals.ts'
import { restoreUser, suspendUser } from '#src/features/accounts/users/suspend-user.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { createMailedLinks } from './links/mailed-links.ts'
import { weakPassword } from './passwords/weak-password.ts'
import { endSessionsOf } from './sessions/session-store.ts'

type Deps = Pick<AccountsDeps, 'database' | 'identity' | 'site_origin'>

/** `problem` is a sentence for the person at the terminal. */
type Done<Value> = { ok: true; value: Value } | { ok: false; problem: string }

type NewUser = { email: string; password: string; role: Role }

/** Nobody who is signed in: what happens from here is written down as done from the command line. */
const by = null

function toDone(changed: UserChanged): Done<undefined> {
  return changed.ok ? { ok: true, value: undefined } : { ok: false, problem: changed.refusal.message }
}

/** What the operator of the program may do to users, from the command line and at start. */
export function createUserManagement(deps: Deps) {
  const { database, identity } = deps
  const links = createMailedLinks(deps)

  function change<Value>(
    email: string,
    work: (tx: Transaction, user_id: string) => Promise<Done<Value>>,
  ): Promise<Done<Value>> {
    return database.inTransaction(system, async (tx): Promise<Done<Value>> => {
      const account = await findAccount(tx, { email: email.trim().toLowerCase() })
      if (!account) return { ok: false, problem: `No user has the email address ${email}.` }
      return work(tx, account.user.id)
    })
  }

  /** A user whose address counts as confirmed: the operator vouches for it. */
  async function create({ role, ...given }: NewUser): Promise<Done<string>> {
    const read = signUpSchema.safeParse(given)
    if (!read.success) return { ok: false, problem: read.error.issues[0]?.message ?? 'The input is not valid.' }
    const { email, password } = read.data
    const weak = weakPassword(password, [email])
    if (weak) return { ok: false, problem: `The password is too weak. ${weak.message}` }
    const password_hash = await identity.hash(password)
    return database.inTransaction(system, async (tx): Promise<Done<string>> => {
      await waitForEmail(tx, email)
      if (await findAccount(tx, { email })) return { ok: false, problem: `${email} has an account already.` }
      const id = await createUser(tx, deps, { email, password_hash, user_metadata: {}, role, given_by: by })
      await updateUser(tx, id, { email_verified: true, email_confirmed_at: new Date() })
      await insertEvent(tx, { user_id: id, by, action: 'created', before: {}, after: { email, role } })
      return { ok: true, value: id }
    })
  }

  return {
    create,
    list: () => database.inTransaction(system, listAccounts),
    hasAdmin: () => database.inTransaction(system, hasAdmin),
    giveRole: (email: string, role: Role) =>
      change(email, async (tx, user_id) => toDone(await giveRole(tx, { user_id, role, by }))),
    /** Keeps the user out, at once and until `restore`. */
    suspend: (email: string) =>
      change(email, async (tx, user_id) => toDone(await suspendUser(tx, { user_id, reason: '', by }))),
    restore: (email: string) => change(email, async (tx, user_id) => toDone(await restoreUser(tx, { user_id, by }))),
    /** For someone who lost their app and their recovery codes: the password alone counts again. */
    dropFactors: (email: string) =>
      change(email, async (tx, user_id) => {
        await dropFactorsOf(tx, user_id)
        await insertEvent(tx, { user_id, by, action: 'factors_dropped', before: {}, after: {} })
        return { ok: true, value: undefined }
      }),
    /** Ends the user's sessions and answers a link, good once within an hour, that leads to a new password. */
    reset: (email: string) =>
      change(email, async (tx, user_id) => {
        await endSessionsOf(tx, user_id, 'password_changed')
        await insertEvent(tx, { user_id, by, action: 'password_reset', before: {}, after: {} })
        return { ok: true, value: await links.make(tx, 'recovery', { user_id, in_cookie: true }, '/new-password') }
      }),
  }
}

export function isRole(text: string): text is Role {
  return roles.some(role => role === text)
}

/** Creates the first admin where there is none yet and the settings name one. Answers a problem in a sentence. */
export async function ensureFirstAdmin(
  deps: Deps,
  admin: { email: string; password: string } | undefined,
): Promise<string | undefined> {
  const users = createUserManagement(deps)
  if (!admin || (await users.hasAdmin())) return undefined
  const created = await users.create({ ...admin, role: 'admin' })
  return created.ok ? undefined : `The first admin (ADMIN_EMAIL, ADMIN_PASSWORD) cannot be created. ${created.problem}`
}
