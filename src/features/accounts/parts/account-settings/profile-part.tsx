import { ProfileForm } from '#src/features/accounts/parts/account-settings/profile-form.tsx'
import { SettingsPart } from '#src/features/accounts/parts/account-settings/settings-part.tsx'
import { useProfile } from '#src/features/accounts/parts/use-profile.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'

export function ProfilePart() {
  return (
    <SettingsPart id="profile" title="Profile" lead="Who you are to us: how we greet you, write to you and call you.">
      <ReadBlock query={useProfile()} what="Your profile" skeleton={<div className="h-[31rem]" />}>
        {profile => <ProfileForm profile={profile} />}
      </ReadBlock>
    </SettingsPart>
  )
}
