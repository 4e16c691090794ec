import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ChangeEmailForm } from '#src/features/accounts/parts/account-settings/change-email-form.tsx'
import { emailLinkNotice } from '#src/features/accounts/parts/account-settings/email-link-notice.ts'
import { PendingEmail } from '#src/features/accounts/parts/account-settings/pending-email.tsx'
import { SettingsPart } from '#src/features/accounts/parts/account-settings/settings-part.tsx'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'

/** What the mailed link that led here came to; the address bar forgets it at once, so that a reload does not repeat it. */
function useLinkNotice() {
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const [notice] = useState(() => emailLinkNotice(window.location, user))
  useEffect(() => {
    if (notice) void navigate('/client/settings#your-email', { replace: true })
  }, [notice, navigate])
  return notice
}

export function EmailPart() {
  const { user } = useSignedIn()
  const notice = useLinkNotice()
  const [editing, setEditing] = useState(false)
  return (
    <SettingsPart id="your-email" title="Email" lead="Where we write to you, and the name you sign in with.">
      <div className="grid gap-5">
        {notice && <FormWords tone={notice.tone}>{notice.text}</FormWords>}
        <p>
          <span className="block text-sm text-soft">In force</span>
          <span className="font-semibold wrap-anywhere">{user.email}</span>
        </p>
        {user.new_email && !editing ? (
          <PendingEmail email={user.email ?? ''} new_email={user.new_email} onOther={() => setEditing(true)} />
        ) : (
          <ChangeEmailForm email={user.email ?? ''} onAsked={() => setEditing(false)} />
        )}
      </div>
    </SettingsPart>
  )
}
