import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { typedIn } from '#src/features/accounts/parts/entrance/typed-fields.ts'
import {
  type PasswordStrength,
  passwordStrength,
  shortestPassword,
} from '#src/features/accounts/passwords/password-rules.ts'
import { PasswordField } from '#src/ui/password-field.tsx'

type Props = {
  label: string
  error: string | undefined
  /** The owner's email, then their names, where they do not stand in the same form: a password must not be near them. */
  own?: readonly string[]
}

type Reading = { bars: number; words: string; color: string }

const readings: Record<Exclude<PasswordStrength, 'none'>, Reading> = {
  short: { bars: 1, words: 'Too short so far', color: 'bg-clay' },
  near: { bars: 1, words: 'Too close to your email or your name', color: 'bg-clay' },
  simple: { bars: 1, words: 'Easy to guess', color: 'bg-clay' },
  fair: { bars: 3, words: 'Good', color: 'bg-lamp' },
  strong: { bars: 4, words: 'Strong', color: 'bg-moss' },
}

function Strength({ strength }: { strength: PasswordStrength }) {
  const reading = strength === 'none' ? undefined : readings[strength]
  return (
    <div className="mt-2 flex items-center gap-3">
      <span aria-hidden="true" className="flex w-24 shrink-0 gap-1">
        {[1, 2, 3, 4].map(bar => (
          <span
            key={bar}
            className={`h-1.5 grow rounded-full ${reading && bar <= reading.bars ? reading.color : 'bg-hairline'}`}
          />
        ))}
      </span>
      <span role="status" className="text-sm text-soft">
        {reading?.words ?? 'Three or four unrelated words make a good one.'}
      </span>
    </div>
  )
}

/** The email and the name that stand in the same form. */
function ownIn(form: HTMLFormElement | null): string[] {
  const { email = '', full_name = '' } = form ? typedIn(form) : {}
  return [email, full_name]
}

/** A password to be chosen: what is wrong with it shows while it is typed, and beside it what the server says. */
export function NewPasswordField({ label, error, own }: Props) {
  const part = useRef<HTMLDivElement>(null)
  const [strength, setStrength] = useState<PasswordStrength>('none')
  const read = ({ value, form }: HTMLInputElement) => setStrength(passwordStrength(value, own ?? ownIn(form)))

  const readFirst = useEffectEvent(() => {
    const input = part.current?.querySelector('input')
    if (input) read(input)
  })

  // What was typed before the page ran counts too.
  useEffect(() => readFirst(), [])

  // The server knows more of this password; a changed one is another matter.
  useEffect(() => {
    if (error !== undefined) setStrength(before => (before === 'fair' || before === 'strong' ? 'simple' : before))
  }, [error])

  return (
    <div ref={part}>
      <PasswordField
        label={label}
        name="password"
        required
        maxLength={1024}
        autoComplete="new-password"
        hint={`At least ${shortestPassword} characters. Spaces are welcome.`}
        error={error}
        onChange={event => read(event.target)}
      />
      <Strength strength={strength} />
    </div>
  )
}
