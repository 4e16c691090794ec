import { statusNames, statusTones } from '#src/features/accounts/parts/users/user-words.ts'
import type { UserStatus } from '#src/features/accounts/users/schema.ts'
import { Badge } from '#src/ui/badge.tsx'

export function StatusBadge({ status }: { status: UserStatus }) {
  return <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
}
