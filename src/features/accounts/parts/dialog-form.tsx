import type { ReactNode } from 'react'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { failureText, Refused } from '#src/features/accounts/parts/refused.ts'
import { Button } from '#src/ui/button.tsx'

type Props = {
  /** What the button that sends it says. */
  submit: string
  sending: { isPending: boolean; error: Error | null }
  onSubmit: () => void
  onCancel: () => void
  /** The fields that say themselves what was refused of them: see `refusedFields`. */
  saying: readonly string[]
  children: ReactNode
}

/** What was refused, by field. */
export function refusedFields(error: Error | null): Readonly<Record<string, string>> {
  return error instanceof Refused ? error.words.fields : {}
}

/** What a dialog asks, with its two buttons. What was refused and no field says stands above them. */
export function DialogForm({ submit, sending: { isPending, error }, saying, onSubmit, onCancel, children }: Props) {
  const refused = refusedFields(error)
  const is_said = saying.some(field => refused[field] !== undefined)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {error && !is_said && <FormWords>{failureText(error)}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {submit}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
