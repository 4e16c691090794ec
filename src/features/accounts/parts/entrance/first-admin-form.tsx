import { useNavigate } from 'react-router'
import { EmailField } from '#src/features/accounts/parts/entrance/email-field.tsx'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { makeFirstAdmin } from '#src/features/accounts/parts/entrance/make-first-admin.ts'
import { NeedsScript } from '#src/features/accounts/parts/entrance/needs-script.tsx'
import { NewPasswordField } from '#src/features/accounts/parts/entrance/new-password-field.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { SubmitButton } from '#src/features/accounts/parts/entrance/submit-button.tsx'
import { useEntranceForm } from '#src/features/accounts/parts/entrance/use-entrance-form.ts'
import { Field } from '#src/ui/field.tsx'

/** Refusals that are about what was typed, or about now; every other one is about the link. */
const notTheLink = /^(weak_password|invalid_fields|email_exists|unreachable|over_.*)$/

const linkIsOver =
  'This link does not work. It is good once, and only until there is an admin. Start the program again to get a new one, or sign in.'

/** Who the first admin is. */
export function FirstAdminForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { formProps, faults, words, ready, busy } = useEntranceForm(async typed => {
    const { email = '', password = '', full_name = '' } = typed
    const answer = await makeFirstAdmin({ token, email, password, full_name: full_name.trim() })
    if (answer.ok) return void (await navigate('/login', { state: { email, news: 'first_admin_made' } }))
    return notTheLink.test(answer.refusal.code) ? refusalWords(answer.refusal, new Date()) : { words: linkIsOver }
  })
  return (
    <form {...formProps} className="grid gap-5">
      <Field
        label="Your name (optional)"
        name="full_name"
        maxLength={100}
        autoComplete="name"
        error={faults.full_name}
      />
      <EmailField error={faults.email} />
      <NewPasswordField label="Password" error={faults.password} />
      {words && <FormWords>{words}</FormWords>}
      <SubmitButton ready={ready} busy={busy} busyText="Creating…">
        Create the first admin
      </SubmitButton>
      <NeedsScript />
    </form>
  )
}
