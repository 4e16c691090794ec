import { eq, sql } from 'drizzle-orm'
import { type Role, roles } from '#src/domain/access.ts'
import {
  credentials,
  email_changes,
  type FactorType,
  factors,
  profiles,
  suspensions,
  user_roles,
  users,
} from '#src/features/accounts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type User = typeof users.$inferSelect

/** A second factor as its user sees it; times are those of PostgreSQL's JSON. */
export type FactorSeen = {
  id: string
  factor_type: FactorType
  friendly_name: string
  verified: boolean
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

/** A user with all that decides whether and as what they may sign in. */
export type Account = {
  user: User
  role: Role
  /** The admin who gave the role; null: nobody, as at sign-up, or the command line. */
  given_by: string | null
  password_hash: string | null
  suspended: boolean
  new_email: string | null
  factors: FactorSeen[]
}

const factorsOfUser = sql<FactorSeen[]>`(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'factor_type', f.factor_type, 'friendly_name', f.friendly_name, 'verified', f.verified_at is not null,
    'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at
  ) order by f.created_at), '[]'::json)
  from ${factors} f where f.user_id = ${users.id})`

export async function findAccount(
  tx: Transaction,
  by: { email: string } | { id: string },
): Promise<Account | undefined> {
  const [row] = await tx
    .select({
      user: users,
      role: user_roles.role,
      given_by: user_roles.given_by,
      password_hash: credentials.password,
      suspended: sql<boolean>`${suspensions.user_id} is not null`,
      new_email: email_changes.new_email,
      factors: factorsOfUser,
    })
    .from(users)
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .leftJoin(credentials, eq(credentials.user_id, users.id))
    .leftJoin(suspensions, eq(suspensions.user_id, users.id))
    .leftJoin(email_changes, eq(email_changes.user_id, users.id))
    .where('id' in by ? eq(users.id, by.id) : eq(users.email, by.email))
  return row
}

/** Every account, oldest first; for the command line. */
export async function listAccounts(tx: Transaction) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      role: user_roles.role,
      confirmed: users.email_verified,
      suspended: sql<boolean>`${suspensions.user_id} is not null`,
      created_at: users.created_at,
    })
    .from(users)
    .innerJoin(user_roles, eq(user_roles.user_id, users.id))
    .leftJoin(suspensions, eq(suspensions.user_id, users.id))
    .orderBy(users.created_at)
}

export async function hasAdmin(tx: Transaction): Promise<boolean> {
  const [row] = await tx
    .select({ id: user_roles.user_id })
    .from(user_roles)
    .where(eq(user_roles.role, roles[0]))
    .limit(1)
  return row !== undefined
}

/** Lets one transaction at a time decide about this e-mail address; the lock ends with the transaction. */
export async function waitForEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts.email'), hashtext(${email}))`)
}

type GivenRole = Pick<typeof user_roles.$inferInsert, 'role' | 'given_by'>

export async function insertProfile(
  tx: Transaction,
  profile: typeof profiles.$inferInsert,
  given: GivenRole,
): Promise<void> {
  await tx.insert(profiles).values(profile)
  await tx.insert(user_roles).values({ user_id: profile.id, ...given })
}

type ProfileWords = Partial<Pick<typeof profiles.$inferInsert, 'full_name' | 'company' | 'phone'>>

export async function updateProfile(tx: Transaction, id: string, words: ProfileWords): Promise<void> {
  await tx
    .update(profiles)
    .set({ ...words, updated_at: sql`clock_timestamp()` })
    .where(eq(profiles.id, id))
}

export async function updateUser(tx: Transaction, id: string, change: Partial<User>): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where(eq(users.id, id))
}

export async function setRole(tx: Transaction, user_id: string, given: Required<GivenRole>): Promise<void> {
  await tx
    .update(user_roles)
    .set({ ...given, created_at: sql`clock_timestamp()` })
    .where(eq(user_roles.user_id, user_id))
}

export async function insertSuspension(tx: Transaction, suspension: typeof suspensions.$inferInsert): Promise<void> {
  await tx.insert(suspensions).values(suspension).onConflictDoNothing()
}

export async function deleteSuspension(tx: Transaction, user_id: string): Promise<void> {
  await tx.delete(suspensions).where(eq(suspensions.user_id, user_id))
}
