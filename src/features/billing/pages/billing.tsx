import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/billing')

export default function BillingPage() {
  return (
    <div className="grid gap-8">
      <AppHeading title="Billing" lead="Your plan for each location." />
      <EmptyState title="No locations yet" text="Plans are per location." />
    </div>
  )
}
