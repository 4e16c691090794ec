import { EmailText } from '#src/features/accounts/parts/users/email-text.tsx'
import { StatusBadge } from '#src/features/accounts/parts/users/status-badge.tsx'
import { roleNames } from '#src/features/accounts/parts/users/user-words.ts'
import type { UserDetail } from '#src/features/accounts/users/schema.ts'

/** A user in one line, below the name. */
export function UserLead({ user }: { user: UserDetail }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {user.full_name && <EmailText email={user.email} />}
      <span>{roleNames[user.role]}</span>
      <StatusBadge status={user.status} />
    </span>
  )
}
