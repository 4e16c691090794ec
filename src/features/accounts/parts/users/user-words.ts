import type { Role } from '#src/domain/access.ts'
import type { ListedUser, UserStatus } from '#src/features/accounts/users/schema.ts'
import type { BadgeTone } from '#src/ui/badge.tsx'

export const roleNames: Record<Role, string> = { admin: 'Admin', client: 'Client' }

export const statusNames: Record<UserStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  unconfirmed: 'Unconfirmed',
  suspended: 'Suspended',
}

export const statusTones: Record<UserStatus, BadgeTone> = {
  active: 'good',
  invited: 'waiting',
  unconfirmed: 'plain',
  suspended: 'bad',
}

/** What a user is called: by name, else by e-mail. */
export function nameOf({ full_name, email }: Pick<ListedUser, 'full_name' | 'email'>): string {
  return full_name || email
}
