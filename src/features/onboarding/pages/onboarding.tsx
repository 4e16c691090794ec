import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/onboarding')

export default function OnboardingPage() {
  return (
    <div className="grid gap-8">
      <AppHeading title="Onboarding" lead="What we need from you before the work begins." />
      <EmptyState
        title="Nothing is waiting on you"
        text="When we need your hours, photos or access to a profile, the open questions stand here."
      />
    </div>
  )
}
