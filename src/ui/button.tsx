import type { ComponentProps } from 'react'
import { type ButtonTone, buttonClass } from '#src/ui/button-class.ts'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  tone?: ButtonTone
  /** What it does is under way: it takes no second press. */
  busy?: boolean
}

export function Button({ tone = 'lamp', busy = false, type = 'button', disabled, ...rest }: Props) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass(tone)} disabled:cursor-not-allowed disabled:opacity-60`}
      {...rest}
    />
  )
}
