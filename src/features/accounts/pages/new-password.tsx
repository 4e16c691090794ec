import type { Session } from '@supabase/auth-js'
import { useState } from 'react'
import { CodeForm } from '#src/features/accounts/parts/entrance/code-form.tsx'
import { EntrancePage } from '#src/features/accounts/parts/entrance/entrance-page.tsx'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { GoingOn } from '#src/features/accounts/parts/entrance/going-on.tsx'
import { NeedsScript } from '#src/features/accounts/parts/entrance/needs-script.tsx'
import { NewPasswordForm } from '#src/features/accounts/parts/entrance/new-password-form.tsx'
import { useLinkSession } from '#src/features/accounts/parts/entrance/use-link-session.ts'
import { needsSecondFactor } from '#src/features/accounts/parts/second-factor.ts'
import { mainPageHead } from '#src/features/site/public.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Sign in', path: '/login' },
  { name: 'New password', path: '/new-password' },
]

export const meta = () => mainPageHead('/new-password', crumbs)

const choose = {
  title: 'Choose a new password.',
  lead: 'The link in our mail lets you in once, without your old password. Choose one that you use nowhere else: a few words in a row are long enough and easy to remember.',
} as const

const expired = {
  title: 'This link has had its day.',
  lead: 'It was used already, or it is too old, or it was cut in two on its way. A new one takes a minute.',
} as const

const other = {
  title: 'You are signed in.',
  lead: 'You can change your password among your account’s settings.',
} as const

export default function NewPasswordPage() {
  const link = useLinkSession()
  const [raised, setRaised] = useState<Session>()
  const [end, setEnd] = useState<'saved' | 'expired'>()

  if (link.status === 'expired' || end === 'expired') {
    // Found spent at once it is another page, in which nothing has moved; after a try the focus goes on to its heading.
    const as = link.status === 'expired' ? 'spent' : undefined
    return (
      <EntrancePage key={as} crumbs={crumbs} scene="mat" {...expired}>
        <ButtonLink to="/forgot-password">Get a new link</ButtonLink>
      </EntrancePage>
    )
  }
  if (link.status === 'other') {
    return (
      <EntrancePage crumbs={crumbs} scene="door" {...other}>
        <a href="/client/settings" className="prose-link inline-block py-1.5">
          Open your settings
        </a>
      </EntrancePage>
    )
  }
  const session = raised ?? (link.status === 'arrived' ? link.session : undefined)
  if (session && end === 'saved') {
    return (
      <EntrancePage crumbs={crumbs} scene="door" title="Your new password is saved.">
        <GoingOn session={session} />
      </EntrancePage>
    )
  }
  if (session && needsSecondFactor(session)) {
    return (
      <EntrancePage crumbs={crumbs} scene="key" title="One more step." lead="Your account asks for a second proof.">
        <CodeForm session={session} onSession={setRaised} />
      </EntrancePage>
    )
  }
  return (
    <EntrancePage crumbs={crumbs} scene="key" {...choose}>
      {link.status === 'checking' && <p role="status">One moment, we check your link.</p>}
      {link.status === 'unreachable' && (
        <div className="grid justify-items-start gap-5">
          <FormWords>We could not reach the server. Check your connection, then try again.</FormWords>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </div>
      )}
      {session && (
        <NewPasswordForm session={session} onSaved={() => setEnd('saved')} onExpired={() => setEnd('expired')} />
      )}
      <NeedsScript />
    </EntrancePage>
  )
}
