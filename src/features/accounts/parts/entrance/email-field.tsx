import { emailPattern } from '#src/features/accounts/parts/entrance/typed-fields.ts'
import { Field } from '#src/ui/field.tsx'

type Props = {
  error: string | undefined
  typedBefore?: string | undefined
  onTyped?: (email: string) => void
}

/** The email address by which password managers know an account. */
export function EmailField({ error, typedBefore, onTyped }: Props) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      required
      pattern={emailPattern}
      maxLength={254}
      autoComplete="username"
      defaultValue={typedBefore}
      error={error}
      onChange={event => onTyped?.(event.target.value)}
    />
  )
}
