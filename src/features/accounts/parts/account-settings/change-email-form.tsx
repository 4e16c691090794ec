import { askSignedIn } from '#src/features/accounts/parts/account-settings/ask-signed-in.ts'
import { emailLinkPath } from '#src/features/accounts/parts/account-settings/email-link-notice.ts'
import { useSettingsForm } from '#src/features/accounts/parts/account-settings/use-settings-form.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { recoverSchema } from '#src/features/accounts/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'

const sameAddress = { fields: { email: 'This is the address you have now. Please write the new one.' } }

type Props = { email: string; onAsked: () => void }

/** Asks for a change of e-mail; nothing changes until both addresses have said yes. */
export function ChangeEmailForm({ email: current, onAsked }: Props) {
  const { formProps, faults, words, busy } = useSettingsForm(recoverSchema, async ({ email }) => {
    if (email === current) return sameAddress
    const emailRedirectTo = window.location.origin + emailLinkPath
    const asked = await askSignedIn(client => client.updateUser({ email }, { emailRedirectTo }))
    if (!asked.ok) return refusalWords(asked.refusal, new Date())
    onAsked()
    return undefined
  })
  return (
    <form {...formProps} className="grid gap-5">
      <Field
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="We mail a link to the old and to the new address. Both have to say yes."
        error={faults.email}
      />
      {words && <FormWords>{words}</FormWords>}
      <div>
        <Button type="submit" tone="outline" busy={busy}>
          {busy ? 'Sending…' : 'Change email'}
        </Button>
      </div>
    </form>
  )
}
