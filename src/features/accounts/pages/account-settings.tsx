import { EmailPart } from '#src/features/accounts/parts/account-settings/email-part.tsx'
import { PasswordPart } from '#src/features/accounts/parts/account-settings/password-part.tsx'
import { ProfilePart } from '#src/features/accounts/parts/account-settings/profile-part.tsx'
import { SessionsPart } from '#src/features/accounts/parts/account-settings/sessions-part.tsx'
import { SettingsMenu } from '#src/features/accounts/parts/account-settings/settings-menu.tsx'
import { TwoFactorPart } from '#src/features/accounts/parts/account-settings/two-factor-part.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'

export const meta = () => screenHead('/client/settings')

/** Each part reads and fails by itself. */
export default function AccountSettingsPage() {
  return (
    <>
      <AppHeading title="Your account" lead="Your profile, and how you sign in." />
      <SettingsMenu />
      <ProfilePart />
      <EmailPart />
      <div id="security" tabIndex={-1} className="outline-none">
        <PasswordPart />
        <TwoFactorPart />
        <SessionsPart />
      </div>
    </>
  )
}
