import { buttonClass } from '#src/ui/button-class.ts'

type Props = { ready: boolean; busy: boolean; children: string; busyText: string }

/** Sends the form of its page. While it is busy it keeps the focus and takes no second press. */
export function SubmitButton({ ready, busy, children, busyText }: Props) {
  return (
    <button
      type="submit"
      disabled={!ready}
      aria-disabled={busy || undefined}
      className={`${buttonClass('lamp')} w-full aria-disabled:cursor-progress aria-disabled:opacity-70`}
    >
      {busy ? busyText : children}
    </button>
  )
}
