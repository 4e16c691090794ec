import { GuaranteeNote } from '#src/features/billing/parts/guarantee-note.tsx'
import { HowToChange } from '#src/features/billing/parts/how-to-change.tsx'
import { LocationPlans } from '#src/features/billing/parts/location-plans.tsx'
import { PlanList } from '#src/features/billing/parts/plan-list.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { AppSection } from '#src/ui/app-section.tsx'

export const meta = () => screenHead('/client/billing')

const noLocation = (
  <div className="border-b border-hairline py-6">
    <p className="font-semibold">No location has a plan yet</p>
    <p className="mt-1 max-w-measure text-soft">
      Every plan belongs to one location. It stands here with its state from the day we agree on it.
    </p>
  </div>
)

export default function BillingPage() {
  return (
    <div className="grid gap-12">
      <AppHeading title="Billing" lead="What each of your locations is on, and what the plans hold." />
      <AppSection id="locations" title="Your locations">
        <LocationPlans empty={noLocation} />
      </AppSection>
      <AppSection id="plans" title="The plans">
        <PlanList />
      </AppSection>
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        <HowToChange />
        <GuaranteeNote />
      </div>
    </div>
  )
}
