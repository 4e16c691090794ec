import { useState } from 'react'
import { InviteDialog } from '#src/features/accounts/parts/users/invite-dialog.tsx'
import { useUserView } from '#src/features/accounts/parts/users/use-user-view.ts'
import { UserList } from '#src/features/accounts/parts/users/user-list.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Button } from '#src/ui/button.tsx'

export const meta = () => screenHead('/admin/users')

export default function UsersPage() {
  const userView = useUserView()
  const [inviting, setInviting] = useState(false)
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Users"
        lead="Everybody who can sign in: your clients, and the people who work for them here."
        action={<Button onClick={() => setInviting(true)}>Invite someone</Button>}
      />
      <UserList {...userView} />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </div>
  )
}
