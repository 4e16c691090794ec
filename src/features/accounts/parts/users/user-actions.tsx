import { useState } from 'react'
import { ActionRow } from '#src/features/accounts/parts/users/action-row.tsx'
import { EndSessionsDialog } from '#src/features/accounts/parts/users/end-sessions-dialog.tsx'
import { SuspendDialog } from '#src/features/accounts/parts/users/suspend-dialog.tsx'
import { useUserChange } from '#src/features/accounts/parts/users/use-user-change.ts'
import { nameOf } from '#src/features/accounts/parts/users/user-words.ts'
import type { UserDetail } from '#src/features/accounts/users/schema.ts'
import { Button } from '#src/ui/button.tsx'

/** What an admin can do with somebody else's account; only what makes sense now is offered. */
export function UserActions({ user }: { user: UserDetail }) {
  const { change, isChanging } = useUserChange(user.id)
  const [asking, setAsking] = useState<'suspend' | 'end_sessions'>()
  const name = nameOf(user)
  const isAdmin = user.role === 'admin'
  const role = isAdmin ? 'client' : 'admin'
  const suspended = user.status === 'suspended'
  const waits = user.status === 'invited' || user.status === 'unconfirmed'

  const giveRole = () =>
    change({
      method: 'PUT',
      path: 'role',
      body: { role },
      done: `${name} is now ${role === 'admin' ? 'an admin' : 'a client'}.`,
      undo: { method: 'PUT', path: 'role', body: { role: user.role }, done: `${name} has the role back.` },
    })

  return (
    <ul className="border-t border-ink">
      {waits && (
        <ActionRow
          title="Invitation"
          text="Mails a link, good for 7 days, to confirm the address and choose a password."
        >
          <Button
            tone="outline"
            busy={isChanging('invitation')}
            onClick={() =>
              change({ method: 'POST', path: 'invitation', done: `The invitation is on its way to ${user.email}.` })
            }
          >
            {user.status === 'invited' ? 'Send it again' : 'Send an invitation'}
          </Button>
        </ActionRow>
      )}
      {user.status === 'active' && (
        <ActionRow
          title="Password"
          text="Mails a link, good for an hour, to choose a new password. The old one works until then."
        >
          <Button
            tone="outline"
            busy={isChanging('password-reset')}
            onClick={() =>
              change({ method: 'POST', path: 'password-reset', done: `The link is on its way to ${user.email}.` })
            }
          >
            Send password link
          </Button>
        </ActionRow>
      )}
      <ActionRow
        title="Role"
        text={
          isAdmin
            ? 'Admins see and change everything in the agency area.'
            : 'Clients see their own locations. An admin would see and change everything.'
        }
      >
        <Button tone="outline" busy={isChanging('role')} onClick={giveRole}>
          {isAdmin ? 'Make a client' : 'Make an admin'}
        </Button>
      </ActionRow>
      {user.sessions > 0 && (
        <ActionRow title="Sessions" text="Signs them out on every device at once. They may sign in again.">
          <Button tone="outline" busy={isChanging('sessions')} onClick={() => setAsking('end_sessions')}>
            End all sessions
          </Button>
        </ActionRow>
      )}
      <ActionRow
        title={suspended ? 'Suspended' : 'Suspend'}
        text={
          suspended
            ? 'Nobody can sign in to this account.'
            : 'Signs them out at once and keeps them out until you restore the account.'
        }
      >
        {suspended ? (
          <Button
            tone="outline"
            busy={isChanging('suspension')}
            onClick={() => change({ method: 'DELETE', path: 'suspension', done: `${name} can sign in again.` })}
          >
            Restore
          </Button>
        ) : (
          <Button tone="clay" busy={isChanging('suspension')} onClick={() => setAsking('suspend')}>
            Suspend
          </Button>
        )}
      </ActionRow>
      <SuspendDialog
        open={asking === 'suspend'}
        user_id={user.id}
        name={name}
        busy={isChanging('suspension')}
        change={change}
        onClose={() => setAsking(undefined)}
      />
      <EndSessionsDialog
        open={asking === 'end_sessions'}
        name={name}
        sessions={user.sessions}
        change={change}
        onClose={() => setAsking(undefined)}
      />
    </ul>
  )
}
