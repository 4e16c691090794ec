import type { ReactNode } from 'react'

type RadioCard<Value extends string> = { value: Value; name: ReactNode; meaning: ReactNode }

type Props<Value extends string> = {
  legend: string
  /** What to know before choosing. */
  lead?: ReactNode
  name: string
  cards: readonly RadioCard<Value>[]
  /** Null while none is chosen. */
  chosen: Value | null
  onChoose: (value: Value) => void
  error?: string | undefined
}

/** One of a few, each with what it means. */
export function RadioCards<Value extends string>({ legend, lead, name, cards, chosen, onChoose, error }: Props<Value>) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {lead && <p className="text-sm text-soft">{lead}</p>}
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {cards.map(({ value, name: title, meaning }) => (
          <label
            key={value}
            className="flex min-h-12 items-start gap-3 rounded-md border border-hairline bg-raised px-3.5 py-2.5 has-checked:border-harbour"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="mt-1 size-5 shrink-0 accent-(--harbour)"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-soft">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1 text-[0.9375rem] font-semibold text-clay">
          {error}
        </p>
      )}
    </fieldset>
  )
}
