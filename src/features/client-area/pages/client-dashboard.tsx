import { useProfile, useSignedIn, useSubscriptions } from '#src/features/accounts/public.tsx'
import { LocationPlans } from '#src/features/billing/public.tsx'
import { clientNeeds, needsInWords } from '#src/features/client-area/parts/client-needs.ts'
import { NeedList } from '#src/features/client-area/parts/need-list.tsx'
import { NoLocationYet } from '#src/features/client-area/parts/no-location-yet.tsx'
import { WhatHappensNext } from '#src/features/client-area/parts/what-happens-next.tsx'
import { WhoYouAre } from '#src/features/client-area/parts/who-you-are.tsx'
import { useSettingUp } from '#src/features/onboarding/public.tsx'
import { ReachUs, screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const meta = () => screenHead('/client/dashboard')

/** Whether a second factor is set up; undefined where the server does not say. */
function hasTwoFactor(factors: readonly { status: string }[] | undefined): boolean | undefined {
  return factors?.some(({ status }) => status === 'verified')
}

export default function ClientDashboard() {
  const { user } = useSignedIn()
  const profile = useProfile()
  const subscriptions = useSubscriptions()
  const setting_up = useSettingUp()
  const reading = profile.isPending || subscriptions.isPending || setting_up.is_pending
  const needs = clientNeeds({
    profile: profile.data,
    email: user.email ?? '',
    new_email: user.new_email,
    two_factor: hasTwoFactor(user.factors),
    subscriptions: subscriptions.data,
    set_up_needs: setting_up.needs,
  })
  const name = profile.data?.full_name
  const hello = name ? `Hello, ${name}.` : 'Hello.'

  return (
    <div className="grid gap-10">
      <AppHeading
        title={reading ? hello : `${hello} ${needsInWords(needs.length)}`}
        lead="Here is where your locations and your account stand today."
      />
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid gap-12">
          <AppSection id="needs-you" title="Needs you">
            {reading ? <Skeleton lines={3} /> : <NeedList needs={needs} />}
          </AppSection>
          <AppSection id="locations" title="Your locations">
            <LocationPlans empty={<NoLocationYet />} />
          </AppSection>
        </div>
        <div className="grid gap-12">
          <WhoYouAre />
          <WhatHappensNext has_plans={(subscriptions.data ?? []).length > 0} />
          <ReachUs />
        </div>
      </div>
    </div>
  )
}
