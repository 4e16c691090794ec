import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Chips } from '#src/ui/chips.tsx'
import { Described, description, type FieldWords, fieldBox } from '#src/ui/field.tsx'
import { readEntries } from '#src/ui/read-entries.ts'

type Props = FieldWords & {
  label: string
  entries: readonly string[]
  onChange: (entries: string[]) => void
  /** What stands between several that are written in one go; of towns and names a comma is a part. */
  between?: RegExp
  /** Why this cannot be an entry; it stays in the field then. */
  faultOf?: (entry: string) => string | undefined
}

/** Several short texts, each written and added; what was typed and not added is added when the field is left. */
export function ChipField({
  label,
  name,
  hint,
  error,
  entries,
  onChange,
  between = /;/,
  faultOf = () => undefined,
}: Props) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const words = { name, hint, error: fault ?? error }

  function add(): void {
    const read = readEntries(typed, { between, entries, faultOf })
    setTyped(read.left)
    setFault(read.fault)
    if (read.added.length > 0) onChange([...entries, ...read.added])
  }

  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <div className="flex items-end gap-3">
        <input
          id={name}
          name={name}
          autoComplete="off"
          aria-invalid={words.error ? true : undefined}
          data-unadded={fault && true}
          value={typed}
          onChange={event => {
            setFault(undefined)
            setTyped(event.target.value)
          }}
          onBlur={add}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          className={`${fieldBox} min-h-12 min-w-0`}
          {...description(words)}
        />
        <Button tone="outline" onClick={add}>
          Add<span className="sr-only"> to {label}</span>
        </Button>
      </div>
      <Described {...words} />
      <Chips
        label={label}
        chips={entries.map(entry => ({ id: entry, label: entry }))}
        onRemove={at => onChange(entries.toSpliced(at, 1))}
      />
    </div>
  )
}
