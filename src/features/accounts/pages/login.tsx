import type { Session } from '@supabase/auth-js'
import { useState } from 'react'
import { CodeForm } from '#src/features/accounts/parts/entrance/code-form.tsx'
import { EntrancePage } from '#src/features/accounts/parts/entrance/entrance-page.tsx'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { GoingOn } from '#src/features/accounts/parts/entrance/going-on.tsx'
import { SignInForm } from '#src/features/accounts/parts/entrance/sign-in-form.tsx'
import { useHandedOver } from '#src/features/accounts/parts/entrance/use-handed-over.ts'
import { useStandingSession } from '#src/features/accounts/parts/entrance/use-standing-session.ts'
import { needsSecondFactor } from '#src/features/accounts/parts/second-factor.ts'
import { mainPageHead } from '#src/features/site/public.ts'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Sign in', path: '/login' },
]

export const meta = () => mainPageHead('/login', crumbs)

export default function LoginPage() {
  const standing = useStandingSession()
  const handed_over = useHandedOver()
  const [entered, setEntered] = useState<Session>()
  const session = entered ?? (standing.status === 'none' ? undefined : standing.session)

  if (session && needsSecondFactor(session)) {
    return (
      <EntrancePage crumbs={crumbs} scene="key" title="One more step." lead="Your account asks for a second proof.">
        <CodeForm session={session} onSession={setEntered} />
      </EntrancePage>
    )
  }
  return (
    <EntrancePage crumbs={crumbs} scene="door" title="Welcome back.">
      {handed_over?.news === 'first_admin_made' && (
        <div className="mb-6">
          <FormWords tone="good">The first admin is created. Sign in with the password you just chose.</FormWords>
        </div>
      )}
      {session ? <GoingOn session={session} /> : <SignInForm typedBefore={handed_over?.email} onSession={setEntered} />}
    </EntrancePage>
  )
}
