import { and, desc, eq, sql } from 'drizzle-orm'
import type { Caller } from '#src/features/accounts/authorize.ts'
import { browserName } from '#src/features/accounts/own-sessions/browser-name.ts'
import { isStanding } from '#src/features/accounts/sessions/session-store.ts'
import { sessions } from '#src/features/accounts/tables.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** More than this nobody reads; the others are ended by signing out everywhere else. */
const mostShown = 100

/** The caller's sessions that stand, the one used last first. */
export function listOwnSessions(database: Database, caller: Caller) {
  return database.inTransaction(caller, async tx => {
    const { id, aal, user_agent, created_at, refreshed_at } = sessions
    const rows = await tx
      .select({ id, aal, user_agent, created_at, refreshed_at })
      .from(sessions)
      .where(and(eq(sessions.user_id, caller.user_id), isStanding))
      .orderBy(desc(sessions.refreshed_at), desc(sessions.id))
      .limit(mostShown)
    return rows.map(({ user_agent, ...session }) => ({
      ...session,
      browser: browserName(user_agent),
      current: session.id === caller.session.id,
    }))
  })
}

/** Ends one session of the caller; false when it is over, missing or somebody else's. */
export function endOwnSession(database: Database, { user_id }: Caller, id: string): Promise<boolean> {
  return database.inTransaction(accountsDesk, async tx => {
    const ended = await tx
      .update(sessions)
      .set({ ended_at: sql`clock_timestamp()`, end_reason: 'ended_by_user' })
      .where(and(eq(sessions.id, id), eq(sessions.user_id, user_id), isStanding))
      .returning({ id: sessions.id })
    return ended.length > 0
  })
}
