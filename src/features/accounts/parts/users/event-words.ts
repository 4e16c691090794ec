import type { AccountAction } from '#src/features/accounts/users/account-event.ts'
import type { UserDetail } from '#src/features/accounts/users/schema.ts'

export type UserEvent = UserDetail['events'][number]

type Sides = Pick<UserEvent, 'before' | 'after'>

const sessions = (count = 0) => (count === 1 ? 'one session' : `${count} sessions`)

const words: Record<AccountAction, (sides: Sides) => string> = {
  created: ({ after }) => `Account created, role ${after.role}`,
  invited: ({ after }) => `Invited as ${after.role}`,
  role_given: ({ before, after }) => `Role changed from ${before.role} to ${after.role}`,
  suspended: ({ before }) => (before.sessions ? `Suspended, ended ${sessions(before.sessions)}` : 'Suspended'),
  restored: () => 'Restored',
  sessions_ended: ({ before }) => `Ended ${sessions(before.sessions)}`,
  factors_dropped: () => 'Two-factor sign-in switched off',
  password_reset: ({ after }) => (after.email ? 'Password link mailed' : 'Password link made'),
}

/** What was done, in a few words. */
export function eventWords({ action, before, after }: Pick<UserEvent, 'action' | 'before' | 'after'>): string {
  return words[action]({ before, after })
}

/** Who did it: an admin by name or e-mail, the operator of the program, or somebody whose account is gone. */
export function doneBy({ done_by, done_by_name, done_by_email }: Omit<UserEvent, 'id'>): string {
  if (done_by === null) return 'Command line'
  return done_by_name || done_by_email || 'A former admin'
}
