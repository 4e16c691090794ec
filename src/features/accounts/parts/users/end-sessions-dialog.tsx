import type { ChangeUser } from '#src/features/accounts/parts/users/use-user-change.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = {
  open: boolean
  name: string
  sessions: number
  change: ChangeUser
  onClose: () => void
}

/** Asks once more: an ended session cannot be brought back. */
export function EndSessionsDialog({ open, name, sessions, change, onClose }: Props) {
  const count = sessions === 1 ? 'one session' : `${sessions} sessions`
  function end(): void {
    onClose()
    change({ method: 'DELETE', path: 'sessions', done: `${name} is signed out everywhere.` })
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Sign ${name} out everywhere?`}>
      <p>This ends {count}. What they are typing right now may be lost. They may sign in again with their password.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="clay" onClick={end}>
          End all sessions
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
