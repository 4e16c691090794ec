import { type ReactNode, useId } from 'react'

type Option = { value: string; label: string }

type Props = {
  label: ReactNode
  name: string
  value: string
  options: readonly Option[]
  onPick: (value: string) => void
}

/** A small labelled choice that narrows or orders what is shown. */
export function FilterSelect({ label, name, value, options, onPick }: Props) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={event => onPick(event.target.value)}
        className="mt-1 block min-h-11 w-full rounded-md border border-[color-mix(in_srgb,var(--ink)_55%,var(--paper))] bg-raised px-3 text-[0.9375rem] text-ink"
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
