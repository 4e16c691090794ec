import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { resendConfirmation } from '#src/features/accounts/parts/entrance/mail-requests.ts'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { useWish } from '#src/features/accounts/parts/entrance/use-wish.ts'
import { Button } from '#src/ui/button.tsx'

/** To somebody with the right password whose address waits for its confirmation. */
export function UnconfirmedWords({ email }: { email: string }) {
  const navigate = useNavigate()
  const wish = useWish()
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string>()

  async function send(): Promise<void> {
    setBusy(true)
    const answer = await resendConfirmation(email)
    if (answer.ok) return void navigate(`/confirm-email${wish}`, { state: { email, sent_at: Date.now() } })
    setBusy(false)
    setWords(refusalWords(answer.refusal, new Date()).words)
  }

  return (
    <FormWords>
      <p>Your email address is not confirmed yet. Open the link in the mail we sent you, or have it sent again.</p>
      <div className="mt-3">
        <Button tone="outline" busy={busy} onClick={() => void send()}>
          Send the link again
        </Button>
      </div>
      {words && <p className="mt-3 font-semibold text-clay">{words}</p>}
    </FormWords>
  )
}
