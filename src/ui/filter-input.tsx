import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'name' | 'className' | 'id'> & { label: ReactNode; name: string }

/** A small labelled field that narrows what is shown. */
export function FilterInput({ label, name, ...input }: Props) {
  return (
    <div>
      <label htmlFor={name} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        className="mt-1 block min-h-11 w-full min-w-0 rounded-md border border-[color-mix(in_srgb,var(--ink)_55%,var(--paper))] bg-raised px-3 text-[0.9375rem] text-ink"
        {...input}
      />
    </div>
  )
}
