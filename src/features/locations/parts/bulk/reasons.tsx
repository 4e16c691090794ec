import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/field.tsx'
import type { Previewed, ReasonGiven } from './use-change.ts'

type Props = {
  warnings: Previewed['warnings']
  busy: boolean
  /** By the code of what is objected to. */
  typed_reasons: Readonly<Record<string, string>>
  onTypeReason: (code: string, text: string) => void
  onReasons: (reasons: ReasonGiven[]) => void
}

/** Asks why something is right that platforms may object to. With the reasons the preview is made anew. */
export function BulkReasons({ warnings, busy, typed_reasons, onTypeReason, onReasons }: Props) {
  return (
    <form
      className="grid gap-4 border-l-4 border-lamp pl-4"
      onSubmit={event => {
        event.preventDefault()
        onReasons(warnings.map(({ code }) => ({ code, reason: (typed_reasons[code] ?? '').trim() })))
      }}
    >
      <p className="font-semibold">Platforms may object. Tell us why it is right, and it can be saved.</p>
      {warnings.map(({ code, message, locations }) => (
        <TextArea
          key={code}
          label={message}
          name={`reason-${code}`}
          rows={2}
          required
          minLength={3}
          maxLength={300}
          value={typed_reasons[code] ?? ''}
          onChange={event => onTypeReason(code, event.target.value)}
          hint={locations === 1 ? 'For 1 location.' : `For ${locations} locations.`}
          error={undefined}
        />
      ))}
      <div>
        <Button type="submit" tone="outline" busy={busy}>
          Look again with these reasons
        </Button>
      </div>
    </form>
  )
}
