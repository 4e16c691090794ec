import { and, count, eq, getTableColumns, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#src/domain/access.ts'
import { factors, refresh_tokens, sessions, suspensions, user_roles } from '#src/features/accounts/tables.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { askInside, prepareStatement } from '#src/platform/database/prepared-statement.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { sessionLimits } from './session-limits.ts'

export type Session = typeof sessions.$inferSelect

export type EndReason =
  | 'signed_out'
  | 'password_changed'
  | 'token_reused'
  | 'suspended'
  | 'ended_by_user'
  | 'ended_by_admin'
  | 'second_factor_shown_elsewhere'

/** What makes a session stand: not ended, not too old, used lately. */
export const isStanding = and(
  isNull(sessions.ended_at),
  gt(sessions.expires_at, sql`clock_timestamp()`),
  gt(sessions.refreshed_at, sql`clock_timestamp() - make_interval(secs => ${sessionLimits.idle_seconds})`),
)

export async function insertSession(
  tx: Transaction,
  session: Pick<Session, 'id' | 'user_id' | 'amr' | 'user_agent'>,
  token_hash: string,
): Promise<Session> {
  const expires_at = sql`clock_timestamp() + make_interval(secs => ${sessionLimits.absolute_seconds})`
  const [row] = await tx
    .insert(sessions)
    .values({ ...session, expires_at })
    .returning()
  if (!row) throw new Error('The session was not stored.')
  await tx.insert(refresh_tokens).values({ token_hash, session_id: session.id })
  return row
}

/** The session a refresh token was made for, locked until the transaction ends; undefined for an unknown token. */
export async function lockSessionOf(tx: Transaction, token_hash: string): Promise<Session | undefined> {
  const [row] = await tx
    .select({ session: sessions })
    .from(refresh_tokens)
    .innerJoin(sessions, eq(sessions.id, refresh_tokens.session_id))
    .where(eq(refresh_tokens.token_hash, token_hash))
    .for('update', { of: sessions })
  return row?.session
}

export type StoredToken = {
  session_id: string
  used: boolean
  seconds_since_use: number
}

/** Read this only with the session locked: before, another request may be using the token. */
export async function readToken(tx: Transaction, token_hash: string): Promise<StoredToken | undefined> {
  const [row] = await tx
    .select({
      session_id: refresh_tokens.session_id,
      used: sql<boolean>`${refresh_tokens.used_at} is not null`,
      seconds_since_use: sql<number>`extract(epoch from clock_timestamp() - ${refresh_tokens.used_at})::float`,
    })
    .from(refresh_tokens)
    .where(eq(refresh_tokens.token_hash, token_hash))
  return row
}

/** Marks the token in force as used and puts another in its place; one statement, for others wait for the session meanwhile. */
export async function replaceToken(tx: Transaction, session_id: string, next: string): Promise<void> {
  await tx.execute(sql`
    with used as (
      update ${refresh_tokens} set used_at = clock_timestamp() where session_id = ${session_id} and used_at is null),
    refreshed as (update ${sessions} set refreshed_at = clock_timestamp() where id = ${session_id})
    insert into ${refresh_tokens} (token_hash, session_id) values (${next}, ${session_id})`)
}

export type Standing = {
  session: Session
  /** The one the user has now. */
  role: Role
  /** Whether the user has set up a second factor. */
  two_factor: boolean
}

/** The session, as long as it stands and its user may sign in. */
const standingStatement = prepareStatement('accounts_find_standing', db => {
  const verified = and(eq(factors.user_id, sessions.user_id), isNotNull(factors.verified_at))
  const two_factor = sql<boolean>`exists (select from ${factors} where ${verified})`.as('two_factor')
  return db
    .select({ ...getTableColumns(sessions), role: user_roles.role, two_factor })
    .from(sessions)
    .innerJoin(user_roles, eq(user_roles.user_id, sessions.user_id))
    .leftJoin(suspensions, eq(suspensions.user_id, sessions.user_id))
    .where(and(eq(sessions.id, sql.placeholder('session_id')), isStanding, isNull(suspensions.user_id)))
})

type StandingRow = Session & Omit<Standing, 'session'>

function toStanding([row]: StandingRow[]): Standing | undefined {
  if (!row) return undefined
  const { role, two_factor, ...session } = row
  return { session, role, two_factor }
}

export async function findStanding(tx: Transaction, session_id: string): Promise<Standing | undefined> {
  return toStanding(await askInside(tx, standingStatement, { session_id }))
}

/** The same for a request that asks nothing else before it is known who asks. */
export async function readStanding(database: Database, session_id: string): Promise<Standing | undefined> {
  return toStanding(await database.ask(accountsDesk, standingStatement, { session_id }))
}

export async function countStanding(tx: Transaction, user_id: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), isStanding))
  return row?.n ?? 0
}

async function end(tx: Transaction, which: SQL | undefined, end_reason: EndReason): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended_at: sql`clock_timestamp()`, end_reason })
    .where(and(which, isNull(sessions.ended_at)))
}

export function endSession(tx: Transaction, session_id: string, reason: EndReason): Promise<void> {
  return end(tx, eq(sessions.id, session_id), reason)
}

/** Ends every session of the user but `kept`. */
export function endSessionsOf(tx: Transaction, user_id: string, reason: EndReason, kept?: string): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.id, kept)
  return end(tx, and(eq(sessions.user_id, user_id), others), reason)
}

/** The user's sessions that stand, locked until the transaction ends, in one order everywhere so that nobody waits in a circle. */
export async function lockSessionsOf(tx: Transaction, user_id: string): Promise<Session[]> {
  const theirs = and(eq(sessions.user_id, user_id), isStanding)
  return tx.select().from(sessions).where(theirs).orderBy(sessions.id).for('update')
}
