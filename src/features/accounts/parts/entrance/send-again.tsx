import { useState } from 'react'
import type { AccountsAnswer } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { useSecondsLeft } from '#src/features/accounts/parts/entrance/use-seconds-left.ts'
import { buttonClass } from '#src/ui/button-class.ts'

type Props = {
  /** When the mail was asked for last, in milliseconds since 1970. */
  sentAt: number
  send: () => Promise<AccountsAnswer<unknown>>
}

/** A mail needs a moment to arrive: before that nobody needs a second one. */
const pause_ms = 60_000

/** Asks for the mail once more, after a pause. */
export function SendAgain({ sentAt, send }: Props) {
  const [asked_at, setAskedAt] = useState(sentAt)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<AccountsAnswer<unknown>>()
  const left = useSecondsLeft(asked_at + pause_ms)
  const waits = busy || left > 0

  async function sendAgain(): Promise<void> {
    if (waits) return
    setBusy(true)
    const answer = await send()
    setBusy(false)
    setOutcome(answer)
    if (answer.ok) setAskedAt(Date.now())
  }

  return (
    <div className="grid gap-4">
      <button
        type="button"
        aria-disabled={waits || undefined}
        onClick={() => void sendAgain()}
        className={`${buttonClass('outline')} justify-self-start tabular-nums aria-disabled:cursor-not-allowed aria-disabled:border-hairline aria-disabled:text-soft aria-disabled:hover:bg-raised`}
      >
        {left > 0 ? `Send it again in ${left} s` : 'Send it again'}
      </button>
      {outcome?.ok === true && (
        <FormWords tone="good">Sent again. Give it a minute, and look among your spam too.</FormWords>
      )}
      {outcome?.ok === false && <FormWords>{refusalWords(outcome.refusal, new Date()).words}</FormWords>}
    </div>
  )
}
