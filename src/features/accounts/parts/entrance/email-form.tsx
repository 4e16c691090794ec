import type { AccountsAnswer } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { EmailField } from '#src/features/accounts/parts/entrance/email-field.tsx'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { NeedsScript } from '#src/features/accounts/parts/entrance/needs-script.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { SubmitButton } from '#src/features/accounts/parts/entrance/submit-button.tsx'
import { useEntranceForm } from '#src/features/accounts/parts/entrance/use-entrance-form.ts'

type Props = {
  action: string
  typedBefore: string | undefined
  /** Asks for a mail to the address. */
  send: (email: string) => Promise<AccountsAnswer<unknown>>
  onSent: (email: string) => void
}

/** Asks for one email address, to send a mail there. */
export function EmailForm({ action, typedBefore, send, onSent }: Props) {
  const { formProps, faults, words, ready, busy } = useEntranceForm(async ({ email = '' }) => {
    const answer = await send(email)
    if (!answer.ok) return refusalWords(answer.refusal, new Date())
    onSent(email)
    return undefined
  })
  return (
    <form {...formProps} className="grid gap-5">
      <EmailField error={faults.email} typedBefore={typedBefore} />
      {words && <FormWords>{words}</FormWords>}
      <SubmitButton ready={ready} busy={busy} busyText="Sending…">
        {action}
      </SubmitButton>
      <NeedsScript />
    </form>
  )
}
