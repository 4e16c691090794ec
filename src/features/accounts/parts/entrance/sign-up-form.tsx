import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { plans } from '#src/content/plans.ts'
import type { Plan } from '#src/domain/plan.ts'
import { askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { EmailField } from '#src/features/accounts/parts/entrance/email-field.tsx'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { NeedsScript } from '#src/features/accounts/parts/entrance/needs-script.tsx'
import { NewPasswordField } from '#src/features/accounts/parts/entrance/new-password-field.tsx'
import { pageBefore } from '#src/features/accounts/parts/entrance/page-before.ts'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { SubmitButton } from '#src/features/accounts/parts/entrance/submit-button.tsx'
import { useEntranceForm } from '#src/features/accounts/parts/entrance/use-entrance-form.ts'
import { useWish } from '#src/features/accounts/parts/entrance/use-wish.ts'
import { cameFrom } from '#src/ui/came-from.ts'
import { Field } from '#src/ui/field.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { useKeptFields } from '#src/ui/use-kept-fields.ts'

/** Not blank: a name of spaces alone greets nobody. */
const someLetter = '.*\\S.*'

/** Whoever reads the terms first finds these again; a password is typed anew. */
const keptFields = ['full_name', 'company', 'email'] as const

/** The plan named in the address, if it is one of ours. */
function useChosenPlan(): Plan | undefined {
  const [plan, setPlan] = useState<Plan>()
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get('plan')
    setPlan(plans.find(candidate => candidate.id === id))
  }, [])
  return plan
}

/** Name, company, email and password of a new client. */
export function SignUpForm({ typedBefore }: { typedBefore: string | undefined }) {
  const navigate = useNavigate()
  const plan = useChosenPlan()
  const wish = useWish()
  const [typed_email, setTypedEmail] = useState<string>()
  const { formProps, faults, words, ready, busy } = useEntranceForm(async typed => {
    const { email = '', password = '', full_name = '', company = '' } = typed
    const signed_up_from = cameFrom(window.location.search) || pageBefore(document.referrer, window.location.origin)
    const data = {
      full_name: full_name.trim(),
      company: company.trim(),
      ...(signed_up_from !== '' && { signed_up_from }),
      ...(plan && { plan: plan.id }),
    }
    const options = { data, emailRedirectTo: `${window.location.origin}/` }
    const answer = await askAccounts(client => client.signUp({ email, password, options }))
    if (!answer.ok) return refusalWords(answer.refusal, new Date())
    await navigate(`/confirm-email${wish}`, { state: { email, sent_at: Date.now() } })
    return undefined
  })
  useKeptFields(formProps.ref, 'sign-up', keptFields)
  const email = typed_email ?? typedBefore ?? ''

  return (
    <form {...formProps} className="grid gap-5">
      {plan && (
        <p className="border-l-4 border-lamp py-1 pl-4">
          You chose {plan.name}, ${plan.monthly_dollars}
          {plan.period} for each location. We keep that in mind; nothing is charged now.
        </p>
      )}
      <Field
        label="Your name"
        name="full_name"
        required
        pattern={someLetter}
        maxLength={100}
        autoComplete="name"
        error={faults.full_name}
      />
      <Field
        label="Company (optional)"
        name="company"
        maxLength={120}
        autoComplete="organization"
        error={faults.company}
      />
      <EmailField error={faults.email} typedBefore={typedBefore} onTyped={setTypedEmail} />
      <NewPasswordField label="Password" error={faults.password} />
      {words && <FormWords>{words}</FormWords>}
      <p className="text-[0.9375rem] text-soft">
        By creating an account you accept our{' '}
        <SiteLink to="/terms" className="prose-link">
          terms
        </SiteLink>
        . What we keep about you, and why, is on the{' '}
        <SiteLink to="/privacy" className="prose-link">
          privacy page
        </SiteLink>
        .
      </p>
      <SubmitButton ready={ready} busy={busy} busyText="Creating your account…">
        Create account
      </SubmitButton>
      <NeedsScript />
      <p className="border-t border-hairline pt-5">
        Have an account?{' '}
        <SiteLink to={`/login${wish}`} state={{ email }} className="prose-link inline-block py-1.5">
          Sign in
        </SiteLink>
      </p>
    </form>
  )
}
