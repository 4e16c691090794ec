import type { ReactNode } from 'react'
import type { ChangeMode } from '#src/domain/location/record/change-field.ts'
import { FormWords } from '#src/features/accounts/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { type BulkDraft, bulkFields, isBulkField, newDraft } from './draft.ts'
import { BulkValue } from './value.tsx'

type Props = {
  draft: BulkDraft
  /** It was begun before, and not saved. */
  was_kept: boolean
  busy: boolean
  /** Why the preview was refused. */
  refused: ReactNode
  onChange: (draft: BulkDraft) => void
  onPreview: () => void
  onClose: () => void
}

const modeNames: Record<ChangeMode, { name: string; meaning: string }> = {
  add: { name: 'Add', meaning: 'What is there already stays.' },
  replace: { name: 'Replace', meaning: 'What is there now goes.' },
  clear: { name: 'Clear', meaning: 'Nothing is told any more.' },
}

/** The first step of a change of many: what, how, and to which value. */
export function BulkForm({ draft, was_kept, busy, refused, onChange, onPreview, onClose }: Props) {
  const { field, mode } = draft
  const { modes } = bulkFields[field]

  function pick(name: string): void {
    if (isBulkField(name)) onChange({ ...newDraft, field: name, mode: bulkFields[name].modes[0] })
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        onPreview()
      }}
    >
      {was_kept && <FormWords tone="kept">We kept what you typed and did not save. It is in the form again.</FormWords>}
      <SelectField
        label="What to change"
        name="field"
        value={field}
        onChange={event => pick(event.target.value)}
        error={undefined}
      >
        {Object.entries(bulkFields).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      {modes.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">How</legend>
          {modes.map(way => (
            <label key={way} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="mode"
                value={way}
                checked={way === mode}
                onChange={() => onChange({ ...draft, mode: way })}
                className="size-4.5 accent-(--harbour)"
              />
              <span>
                {modeNames[way].name} <span className="text-sm text-soft">{modeNames[way].meaning}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {mode !== 'clear' && <BulkValue draft={draft} onChange={over => onChange({ ...draft, ...over })} />}
      {refused}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? 'Looking…' : 'See what changes'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
