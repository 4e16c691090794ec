import { useState } from 'react'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { failureText } from '#src/features/accounts/parts/refused.ts'
import { useKeptText } from '#src/features/accounts/parts/use-kept-text.ts'
import type { ChangeUser } from '#src/features/accounts/parts/users/use-user-change.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'

type Props = {
  user_id: string
  name: string
  busy: boolean
  change: ChangeUser
  onClose: () => void
}

function SuspendForm({ user_id, name, busy, change, onClose }: Props) {
  const [reason, setReason] = useKeptText(`suspend:${user_id}`)
  const [failure, setFailure] = useState<Error>()
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        setFailure(undefined)
        const undo = { method: 'DELETE', path: 'suspension', done: `${name} can sign in again.` } as const
        const done = `${name} is suspended.`
        const wish = { method: 'PUT', path: 'suspension', body: { reason }, done, undo } as const
        change({ ...wish, onFailure: setFailure }, { onSuccess: onClose })
      }}
    >
      <p>They are signed out at once and cannot sign in until you restore the account. Nothing is deleted.</p>
      <Field
        label="Reason (optional)"
        name="reason"
        maxLength={300}
        autoComplete="off"
        hint="Other admins see it, the user does not."
        value={reason}
        onChange={event => setReason(event.target.value)}
        error={undefined}
      />
      {failure && <FormWords>{failureText(failure)}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="clay" busy={busy}>
          Suspend
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Asks for the reason, which may be left out, and suspends. */
export function SuspendDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={`Suspend ${props.name}?`}>
      <SuspendForm {...props} />
    </Dialog>
  )
}
