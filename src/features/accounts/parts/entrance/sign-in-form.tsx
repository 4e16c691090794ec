import type { Session } from '@supabase/auth-js'
import { useState } from 'react'
import { brand } from '#src/content/brand.ts'
import { askAccounts, unreachable } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { EmailField } from '#src/features/accounts/parts/entrance/email-field.tsx'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { NeedsScript } from '#src/features/accounts/parts/entrance/needs-script.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { SubmitButton } from '#src/features/accounts/parts/entrance/submit-button.tsx'
import { UnconfirmedWords } from '#src/features/accounts/parts/entrance/unconfirmed-words.tsx'
import { useEntranceForm } from '#src/features/accounts/parts/entrance/use-entrance-form.ts'
import { useWish } from '#src/features/accounts/parts/entrance/use-wish.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { typedBefore: string | undefined; onSession: (session: Session) => void }

const suspended = `This account is suspended. Call us at ${brand.phone} and a person tells you why.`

/** Email and password. */
export function SignInForm({ typedBefore, onSession }: Props) {
  const wish = useWish()
  const [email, setEmail] = useState<string>()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const { formProps, faults, words, ready, busy } = useEntranceForm(async ({ email = '', password = '' }) => {
    setUnconfirmed(undefined)
    const answer = await askAccounts(client => client.signInWithPassword({ email, password }))
    if (answer.ok && answer.data.session) return void onSession(answer.data.session)
    const refusal = answer.ok ? unreachable : answer.refusal
    if (refusal.code === 'user_banned') return { words: suspended }
    if (refusal.code !== 'email_not_confirmed') return refusalWords(refusal, new Date())
    setUnconfirmed(email)
    return {}
  })
  const handed_on = { email: email ?? typedBefore }

  return (
    <form {...formProps} className="grid gap-5">
      <EmailField error={faults.email} typedBefore={typedBefore} onTyped={setEmail} />
      <PasswordField
        label="Password"
        name="password"
        required
        maxLength={1024}
        autoComplete="current-password"
        error={faults.password}
      />
      {words && <FormWords>{words}</FormWords>}
      {unconfirmed !== undefined && <UnconfirmedWords email={unconfirmed} />}
      <SubmitButton ready={ready} busy={busy} busyText="Signing in…">
        Sign in
      </SubmitButton>
      <NeedsScript />
      <p>
        <SiteLink to="/forgot-password" state={handed_on} className="prose-link inline-block py-1.5">
          Forgot your password?
        </SiteLink>
      </p>
      <p className="border-t border-hairline pt-5">
        New here?{' '}
        <SiteLink to={`/sign-up${wish}`} state={handed_on} className="prose-link inline-block py-1.5">
          Create an account
        </SiteLink>
      </p>
    </form>
  )
}
