import { useState } from 'react'
import { emailLinkPath } from '#src/features/accounts/parts/account-settings/email-link-notice.ts'
import { askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { SendAgain } from '#src/features/accounts/parts/entrance/send-again.tsx'
import { Badge } from '#src/ui/badge.tsx'

type Props = { email: string; new_email: string; onOther: () => void }

/** A change that waits for its two links, where they were mailed, and how to have them once more. */
export function PendingEmail({ email, new_email, onOther }: Props) {
  const [shown_at] = useState(() => Date.now())
  const emailRedirectTo = window.location.origin + emailLinkPath
  const sendBoth = () =>
    askAccounts(client => client.resend({ type: 'email_change', email, options: { emailRedirectTo } }))
  return (
    <div className="grid gap-4">
      <p>
        <span className="mb-1 flex flex-wrap items-center gap-3 text-sm text-soft">
          New <Badge tone="waiting">Waiting</Badge>
        </span>
        <span className="font-semibold wrap-anywhere">{new_email}</span>
      </p>
      <p className="max-w-measure">
        We mailed a link to <strong className="wrap-anywhere">{email}</strong> and one to{' '}
        <strong className="wrap-anywhere">{new_email}</strong>. Open both within 24 hours. Until then you sign in as
        before. To keep your address, do nothing.
      </p>
      <SendAgain sentAt={shown_at} send={sendBoth} />
      <button type="button" onClick={onOther} className="prose-link min-h-11 justify-self-start">
        Use another new address
      </button>
    </div>
  )
}
