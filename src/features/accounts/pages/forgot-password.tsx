import { useState } from 'react'
import { EmailForm } from '#src/features/accounts/parts/entrance/email-form.tsx'
import { EntrancePage } from '#src/features/accounts/parts/entrance/entrance-page.tsx'
import { mailNewPasswordLink } from '#src/features/accounts/parts/entrance/mail-requests.ts'
import { SendAgain } from '#src/features/accounts/parts/entrance/send-again.tsx'
import { useHandedOver } from '#src/features/accounts/parts/entrance/use-handed-over.ts'
import { mainPageHead } from '#src/features/site/public.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Sign in', path: '/login' },
  { name: 'Forgot password', path: '/forgot-password' },
]

export const meta = () => mainPageHead('/forgot-password', crumbs)

type Sent = { email: string; at: number }

function BackToLogin({ email }: { email: string | undefined }) {
  return (
    <p className="border-t border-hairline pt-5">
      Remembered it?{' '}
      <SiteLink to="/login" state={{ email }} className="prose-link inline-block py-1.5">
        Sign in
      </SiteLink>
    </p>
  )
}

function MailOnItsWay({ email, at, onOtherAddress }: Sent & { onOtherAddress: () => void }) {
  return (
    <div className="grid gap-6">
      <p role="status">
        If <strong className="wrap-anywhere">{email}</strong> has an account, a mail with a link is on its way there.
        The link works once, within one hour.
      </p>
      <SendAgain sentAt={at} send={() => mailNewPasswordLink(email)} />
      <button type="button" onClick={onOtherAddress} className="prose-link min-h-11 justify-self-start">
        Use another address
      </button>
    </div>
  )
}

export default function ForgotPasswordPage() {
  const handed_over = useHandedOver()
  const [sent, setSent] = useState<Sent>()
  const [last, setLast] = useState<string>()
  const email = last ?? handed_over?.email

  return (
    <EntrancePage
      crumbs={crumbs}
      scene={sent ? 'letter' : 'mat'}
      title={sent ? 'Check your mail.' : 'Forgot your password?'}
      lead={sent ? undefined : 'It happens. Write your email address, and we mail you a link to choose a new one.'}
    >
      <div className="grid gap-6">
        {sent ? (
          <MailOnItsWay {...sent} onOtherAddress={() => setSent(undefined)} />
        ) : (
          <EmailForm
            action="Mail me a link"
            typedBefore={email}
            send={mailNewPasswordLink}
            onSent={address => {
              setLast(address)
              setSent({ email: address, at: Date.now() })
            }}
          />
        )}
        <BackToLogin email={email} />
      </div>
    </EntrancePage>
  )
}
