import type { UserChange } from '#src/features/accounts/parts/users/use-user-change.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'

type Props = {
  open: boolean
  name: string
  change: (change: UserChange) => void
  onClose: () => void
}

/** Asks for the reason, which may be left out, and suspends. */
export function SuspendDialog({ open, name, change, onClose }: Props) {
  function suspend(form: FormData): void {
    const reason = String(form.get('reason') ?? '')
    onClose()
    change({
      method: 'PUT',
      path: 'suspension',
      body: { reason },
      done: `${name} is suspended.`,
      undo: { method: 'DELETE', path: 'suspension', done: `${name} can sign in again.` },
    })
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Suspend ${name}?`}>
      <form action={suspend} className="grid gap-5">
        <p>They are signed out at once and cannot sign in until you restore the account. Nothing is deleted.</p>
        <Field
          label="Reason (optional)"
          name="reason"
          maxLength={300}
          autoComplete="off"
          hint="Other admins see it, the user does not."
          error={undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="clay">
            Suspend
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
