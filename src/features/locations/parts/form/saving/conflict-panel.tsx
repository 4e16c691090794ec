import { useEffect, useRef, useState } from 'react'
import { fieldName, valueInWords } from '#src/features/locations/parts/record-words.ts'
import { Button } from '#src/ui/button.tsx'
import type { Conflicted } from './answers.ts'
import type { Choice } from './conflict.ts'

type Props = {
  conflict: Conflicted
  busy: boolean
  onSave: (choices: Record<string, Choice>) => void
  onEdit: (choices: Record<string, Choice>) => void
}

const words = (field: string, value: unknown) => valueInWords(field, value) || 'Nothing told'

/** What both have changed, as it was, as they saved it and as you wrote it; one's own words hold until theirs are chosen. */
export function FormConflictPanel({ conflict, busy, onSave, onEdit }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  useEffect(() => heading.current?.focus(), [])
  const all = () => Object.fromEntries(conflict.changed_fields.map(({ field }) => [field, choices[field] ?? 'mine']))

  return (
    <section aria-labelledby="conflict" className="grid gap-6 border-y-2 border-lamp py-6">
      <div>
        <h2 id="conflict" ref={heading} tabIndex={-1} className="text-[1.25rem] outline-none">
          Somebody else has changed this location meanwhile
        </h2>
        <p className="mt-2 max-w-measure">
          Nothing of yours is lost, and nothing of theirs. What only one of you changed is kept. For the rest, choose
          what holds.
        </p>
      </div>
      {conflict.changed_fields.map(({ field, base, theirs, mine }) => (
        <fieldset key={field} className="grid gap-3">
          <legend className="mb-1.5 font-semibold">{fieldName(field)}</legend>
          <p className="text-sm whitespace-pre-line text-soft wrap-anywhere">Before: {words(field, base)}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map(choice => (
              <label
                key={choice}
                className="flex items-start gap-3 rounded-md border border-hairline bg-raised p-3.5 has-checked:border-harbour"
              >
                <input
                  type="radio"
                  name={`choice-${field}`}
                  checked={(choices[field] ?? 'mine') === choice}
                  onChange={() => setChoices({ ...choices, [field]: choice })}
                  className="mt-1 size-5 shrink-0 accent-(--harbour)"
                />
                <span className="min-w-0">
                  <span className="block text-sm font-semibold">{choice === 'mine' ? 'Yours' : 'Theirs'}</span>
                  <span className="block whitespace-pre-line wrap-anywhere">
                    {words(field, choice === 'mine' ? mine : theirs)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => onSave(all())}>
          Save with these
        </Button>
        <Button tone="outline" onClick={() => onEdit(all())}>
          Put them into the form and go on
        </Button>
      </div>
    </section>
  )
}
