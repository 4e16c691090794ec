import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormWords, failureText } from '#src/features/accounts/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/field.tsx'
import { type Import, saveRows } from './queries.ts'
import { rowsIn, saveWords } from './words.ts'

type Props = { found: Import; onSaving: (found: Import) => void }

/** Asks once for each kind of warning why it is right, and saves every row against which nothing stands. */
export function ImportSave({ found, onSaving }: Props) {
  const given = Object.fromEntries(found.accepted_warnings.map(({ code, reason }) => [code, reason]))
  const [reasons, setReasons] = useState<Record<string, string>>(given)
  const told = found.warnings
    .map(({ code }) => ({ code, reason: (reasons[code] ?? '').trim() }))
    .filter(({ reason }) => reason.length >= 3)
  const saving = useMutation({ mutationFn: () => saveRows(found.id, told), onSuccess: onSaving })
  const all_told = told.length === found.warnings.length
  const words = saveWords(found, all_told ? found.counts.asks : 0)
  return (
    <form
      aria-label="Save"
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      {found.warnings.length > 0 && (
        <div className="grid gap-4 border-l-4 border-lamp pl-4">
          <p className="max-w-measure font-semibold">
            Platforms may object to some rows. Say why they are right, and they are saved too; without a reason they
            wait.
          </p>
          {found.warnings.map(({ code, message, rows }) => (
            <TextArea
              key={code}
              label={message}
              name={`reason-${code}`}
              rows={2}
              maxLength={300}
              value={reasons[code] ?? ''}
              onChange={event => setReasons({ ...reasons, [code]: event.target.value })}
              hint={`One reason for ${rowsIn(rows)}.`}
              error={undefined}
            />
          ))}
        </div>
      )}
      {saving.error && <FormWords>{failureText(saving.error)}</FormWords>}
      <div>
        <Button type="submit" busy={saving.isPending} disabled={words === '' && told.length === 0}>
          {words || 'Save with these reasons'}
        </Button>
      </div>
    </form>
  )
}
