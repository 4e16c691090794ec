import type { ComponentProps, ReactNode } from 'react'

export type FieldWords = { label: ReactNode; name: string; error: string | undefined; hint?: string | undefined }
type InputProps = FieldWords & Omit<ComponentProps<'input'>, 'name' | 'className' | 'id'>
type AreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'name' | 'className' | 'id'>

/** The look of whatever is typed or chosen in. */
export const fieldBox =
  'mt-1.5 block w-full rounded-md border border-[color-mix(in_srgb,var(--ink)_55%,var(--paper))] bg-raised px-3.5 py-2.5 text-ink aria-invalid:border-2 aria-invalid:border-clay'

/** The hint below a field and what is wrong with it, which is read out when it comes. */
export function Described({
  name,
  error,
  hint,
}: {
  name: string
  error: string | undefined
  hint: string | undefined
}) {
  return (
    <>
      {hint && (
        <span id={`${name}-hint`} className="mt-1 block text-sm text-soft">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${name}-error`} role="alert" className="mt-1 block text-[0.9375rem] font-semibold text-clay">
          {error}
        </span>
      )}
    </>
  )
}

/** Names them to a screen reader. */
export function description({ name, error, hint }: Pick<FieldWords, 'name' | 'error' | 'hint'>) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return ids ? { 'aria-describedby': ids } : {}
}

/** A labelled one-line field with its refusal beside it. */
export function Field({ label, error, hint, ...input }: InputProps) {
  return (
    <div className="wrap-anywhere">
      <label htmlFor={input.name} className="font-semibold">
        {label}
      </label>
      <input
        id={input.name}
        className={fieldBox}
        aria-invalid={error ? true : undefined}
        {...description({ name: input.name, error, hint })}
        {...input}
      />
      <Described name={input.name} error={error} hint={hint} />
    </div>
  )
}

/** A labelled field for several lines with its refusal beside it. */
export function TextArea({ label, error, hint, ...area }: AreaProps) {
  return (
    <div className="wrap-anywhere">
      <label htmlFor={area.name} className="font-semibold">
        {label}
      </label>
      <textarea
        id={area.name}
        className={fieldBox}
        aria-invalid={error ? true : undefined}
        {...description({ name: area.name, error, hint })}
        {...area}
      />
      <Described name={area.name} error={error} hint={hint} />
    </div>
  )
}
