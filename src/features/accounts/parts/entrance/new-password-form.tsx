import type { Session } from '@supabase/auth-js'
import { askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { NewPasswordField } from '#src/features/accounts/parts/entrance/new-password-field.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { SubmitButton } from '#src/features/accounts/parts/entrance/submit-button.tsx'
import { useEntranceForm } from '#src/features/accounts/parts/entrance/use-entrance-form.ts'

type Props = { session: Session; onSaved: () => void; onExpired: () => void }

/** Refusals after which only another link helps. */
const over = ['session_not_found', 'bad_jwt', 'reauthentication_needed']

/** The new password of somebody who came by a mailed link. */
export function NewPasswordForm({ session, onSaved, onExpired }: Props) {
  const { email = '' } = session.user
  const { formProps, faults, words, ready, busy } = useEntranceForm(async ({ password = '' }) => {
    const answer = await askAccounts(client => client.updateUser({ password }))
    if (answer.ok) return void onSaved()
    return over.includes(answer.refusal.code) ? void onExpired() : refusalWords(answer.refusal, new Date())
  })
  return (
    <form {...formProps} className="grid gap-5">
      <p>
        For <strong className="wrap-anywhere">{email}</strong>
      </p>
      <input
        type="email"
        name="email"
        value={email}
        readOnly
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <NewPasswordField label="New password" error={faults.password} />
      {words && <FormWords>{words}</FormWords>}
      <SubmitButton ready={ready} busy={busy} busyText="Saving…">
        Save new password
      </SubmitButton>
      <p className="text-[0.9375rem] text-soft">Everywhere else you are signed out when you save it.</p>
    </form>
  )
}
