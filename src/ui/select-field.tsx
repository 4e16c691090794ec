import type { ComponentProps, ReactNode } from 'react'
import { Described, description, fieldBox } from '#src/ui/field.tsx'

type Props = Omit<ComponentProps<'select'>, 'name' | 'className' | 'id'> & {
  label: ReactNode
  name: string
  error: string | undefined
  hint?: string | undefined
  /** Its options, in groups where there are many. */
  children: ReactNode
}

/** A labelled choice of one from a list, the browser's own: it opens as the phone's wheel and is searched by typing. */
export function SelectField({ label, error, hint, ...select }: Props) {
  return (
    <div>
      <label htmlFor={select.name} className="font-semibold">
        {label}
      </label>
      <select
        id={select.name}
        className={`${fieldBox} min-h-12`}
        aria-invalid={error ? true : undefined}
        {...description({ name: select.name, error, hint })}
        {...select}
      />
      <Described name={select.name} error={error} hint={hint} />
    </div>
  )
}
