import { useNavigate } from 'react-router'
import { EmailForm } from '#src/features/accounts/parts/entrance/email-form.tsx'
import { EntrancePage } from '#src/features/accounts/parts/entrance/entrance-page.tsx'
import { GoingOn } from '#src/features/accounts/parts/entrance/going-on.tsx'
import { resendConfirmation } from '#src/features/accounts/parts/entrance/mail-requests.ts'
import { SendAgain } from '#src/features/accounts/parts/entrance/send-again.tsx'
import { useHandedOver } from '#src/features/accounts/parts/entrance/use-handed-over.ts'
import { useStandingSession } from '#src/features/accounts/parts/entrance/use-standing-session.ts'
import { useWish } from '#src/features/accounts/parts/entrance/use-wish.ts'
import { mainPageHead } from '#src/features/site/public.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Confirm your email', path: '/confirm-email' },
]

export const meta = () => mainPageHead('/confirm-email', crumbs)

function MailOnItsWay({ email, sent_at, wish }: { email: string; sent_at: number; wish: string }) {
  return (
    <div className="grid gap-6">
      <p>
        We sent a mail to <strong className="wrap-anywhere">{email}</strong>. Open its link to confirm that the address
        is yours. It works once, within 24 hours. If the address has an account already, the mail says so.
      </p>
      <p className="text-soft">You may leave this page open: it goes on by itself when you have confirmed here.</p>
      <SendAgain key={email} sentAt={sent_at} send={() => resendConfirmation(email)} />
      <p className="border-t border-hairline pt-5">
        Wrong address?{' '}
        <SiteLink to={`/sign-up${wish}`} state={{ email }} className="prose-link inline-block py-1.5">
          Change it
        </SiteLink>
        <br />
        Confirmed on another device?{' '}
        <SiteLink to={`/login${wish}`} state={{ email }} className="prose-link inline-block py-1.5">
          Sign in
        </SiteLink>
      </p>
    </div>
  )
}

export default function ConfirmEmailPage() {
  const standing = useStandingSession()
  const handed_over = useHandedOver()
  const navigate = useNavigate()
  const wish = useWish()
  const remember = (email: string) =>
    void navigate(`/confirm-email${wish}`, { replace: true, state: { email, sent_at: Date.now() } })

  if (standing.status !== 'none') {
    return (
      <EntrancePage crumbs={crumbs} scene="door" title="Your email is confirmed.">
        <GoingOn session={standing.session} />
      </EntrancePage>
    )
  }
  if (handed_over?.email !== undefined) {
    return (
      <EntrancePage crumbs={crumbs} scene="letter" title="Check your mail.">
        <MailOnItsWay email={handed_over.email} sent_at={handed_over.sent_at ?? 0} wish={wish} />
      </EntrancePage>
    )
  }
  return (
    <EntrancePage
      crumbs={crumbs}
      scene="letter"
      title="Confirm your email."
      lead="Did the mail with your link get lost? Write the address you signed up with, and we send it again."
    >
      <EmailForm action="Send the link again" typedBefore={undefined} send={resendConfirmation} onSent={remember} />
    </EntrancePage>
  )
}
