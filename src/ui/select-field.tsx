import type { ComponentProps, ReactNode } from 'react'
import { Described, description, type FieldWords, fieldBox } from '#src/ui/field.tsx'

type Props = FieldWords &
  Omit<ComponentProps<'select'>, 'name' | 'className' | 'id'> & {
    /** Its options, in groups where there are many. */
    children: ReactNode
  }

/** A labelled choice of one from a list, the browser's own: it opens as the phone's wheel and is searched by typing. */
export function SelectField({ label, error, hint, ...select }: Props) {
  const notes = { name: select.name, error, hint }
  return (
    <div>
      <label htmlFor={select.name} className="font-semibold">
        {label}
      </label>
      <select
        id={select.name}
        className={`${fieldBox} min-h-12`}
        aria-invalid={error ? true : undefined}
        {...description(notes)}
        {...select}
      />
      <Described {...notes} />
    </div>
  )
}
