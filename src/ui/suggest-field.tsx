import { type KeyboardEvent, useState } from 'react'
import { Described, description, type FieldWords, fieldBox } from '#src/ui/field.tsx'

type Suggestion = { id: string; label: string }

type Props = FieldWords & {
  typed: string
  onType: (typed: string) => void
  /** What fits to what is typed, the best first. */
  suggestions: readonly Suggestion[]
  onPick: (id: string) => void
  placeholder?: string
}

/** A field that offers what fits while it is typed into; the arrow keys go through the offers and Enter takes one. */
export function SuggestField({ label, name, error, hint, typed, onType, suggestions, onPick, placeholder }: Props) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const is_open = open && suggestions.length > 0
  const list_id = `${name}-offers`
  const active = suggestions[Math.min(at, suggestions.length - 1)]

  function pick(id: string): void {
    setOpen(false)
    onPick(id)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt(is_open ? (at + step + suggestions.length) % suggestions.length : 0)
      setOpen(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (is_open && active) pick(active.id)
    } else if (event.key === 'Escape' && is_open) {
      event.preventDefault()
      setOpen(false)
    }
  }

  return (
    <div className="relative">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={is_open}
        aria-controls={is_open ? list_id : undefined}
        aria-activedescendant={is_open && active ? `${name}-offer-${active.id}` : undefined}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={event => {
          setAt(0)
          setOpen(true)
          onType(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className={fieldBox}
        {...description({ name, error, hint })}
      />
      {is_open && (
        <div
          id={list_id}
          role="listbox"
          aria-label="Suggestions"
          className="absolute z-30 mt-1 max-h-72 w-full overflow-y-auto rounded-md border border-hairline bg-raised py-1 shadow-(--shadow)"
        >
          {suggestions.map(({ id, label: words }) => (
            <button
              key={id}
              id={`${name}-offer-${id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={id === active?.id}
              onPointerDown={event => event.preventDefault()}
              onClick={() => pick(id)}
              className="block min-h-11 w-full px-3.5 py-2 text-left -outline-offset-3 outline-focus hover:bg-sunk aria-selected:bg-sunk aria-selected:outline-3"
            >
              {words}
            </button>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {is_open && `${suggestions.length} to choose from`}
      </span>
      <Described name={name} error={error} hint={hint} />
    </div>
  )
}
