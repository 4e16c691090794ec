import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Described, description, type FieldWords, fieldBox } from '#src/ui/field.tsx'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'name' | 'className' | 'id' | 'type' | 'ref'>

/** A password that its writer may look at. Once the form is sent it is hidden again, so that browsers keep it as one. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  /** Before the page runs the button could do nothing. */
  const [ready, setReady] = useState(false)
  const notes = { name: input.name, error, hint }

  useEffect(() => {
    setReady(true)
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <div className="grid grid-cols-[1fr_auto] items-end">
      <label htmlFor={input.name} className="font-semibold">
        {label}
      </label>
      <div className="col-span-2 row-start-2">
        <input
          ref={field}
          id={input.name}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={fieldBox}
          aria-invalid={error ? true : undefined}
          {...description(notes)}
          {...input}
        />
        <Described {...notes} />
      </div>
      <button
        type="button"
        disabled={!ready}
        aria-controls={input.name}
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="prose-link col-start-2 row-start-1 -my-2 -mr-2 min-h-11 px-2 text-[0.9375rem]"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
