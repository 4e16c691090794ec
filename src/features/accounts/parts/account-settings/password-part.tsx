import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { askSignedIn } from '#src/features/accounts/parts/account-settings/ask-signed-in.ts'
import { SettingsPart } from '#src/features/accounts/parts/account-settings/settings-part.tsx'
import { useSettingsForm } from '#src/features/accounts/parts/account-settings/use-settings-form.ts'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { NewPasswordField } from '#src/features/accounts/parts/entrance/new-password-field.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'

const passwordFormSchema = z.object({
  current_password: z.string().min(1, 'Please write the password you have now.'),
  password: z.string().min(1, 'Please write a new password.'),
})

const wrongCurrent = { fields: { current_password: 'This is not the password you have now.' } }

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { user, profile } = useSignedIn()
  const { formProps, faults, words, busy } = useSettingsForm(passwordFormSchema, async typed => {
    const answer = await askSignedIn(client => client.updateUser(typed))
    if (answer.ok) return void onChanged()
    return answer.refusal.code === 'current_password_invalid' ? wrongCurrent : refusalWords(answer.refusal, new Date())
  })
  return (
    <form {...formProps} className="grid gap-5">
      <input type="email" name="email" value={user.email} readOnly autoComplete="username" hidden />
      <input type="hidden" name="full_name" value={profile?.full_name ?? ''} />
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        error={faults.current_password}
      />
      <NewPasswordField
        label="New password"
        error={faults.password}
        own={[user.email ?? '', profile?.full_name ?? '']}
      />
      {words && <FormWords>{words}</FormWords>}
      <div>
        <Button type="submit" tone="outline" busy={busy}>
          {busy ? 'Changing…' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}

export function PasswordPart() {
  const { user } = useSignedIn()
  const queries = useQueryClient()
  const [changes, setChanges] = useState(0)
  const onChanged = () => {
    setChanges(changes + 1)
    void queries.invalidateQueries({ queryKey: ['sessions', user.id] })
  }
  return (
    <SettingsPart
      id="your-password"
      title="Password"
      lead="Changing it signs out every other device. You stay signed in here."
    >
      <div className="grid gap-5">
        {changes > 0 && (
          <FormWords key={changes} tone="good">
            Your password is changed. Every other device was signed out, and we told you so by email.
          </FormWords>
        )}
        <PasswordForm key={`form-${changes}`} onChanged={onChanged} />
      </div>
    </SettingsPart>
  )
}
