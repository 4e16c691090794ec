type Props<Value extends string> = {
  legend: string
  name: string
  options: readonly (readonly [value: Value, label: string])[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  error?: string | undefined
}

/** Any number of a few, kept in the order in which they are offered. */
export function CheckList<Value extends string>({ legend, name, options, chosen, onChange, error }: Props<Value>) {
  const values = options.map(([value]) => value)
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter(other => (other === value ? target.checked : chosen.includes(other))))
              }
              className="size-5 shrink-0 accent-(--harbour)"
            />
            {label}
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
