import { Link } from 'react-router'
import { subscriptionWords } from '#src/domain/subscription.ts'
import { useSignedIn } from '#src/features/accounts/public.tsx'
import { useDetail } from '#src/features/locations/parts/detail/use-location.ts'
import { PlanBadge } from '#src/features/locations/parts/list/status.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'

export const meta = () => screenHead('/client/locations/:id/subscription')

export default function LocationSubscriptionPage() {
  const { business_id, subscription_status: status } = useDetail().location
  const { role } = useSignedIn()
  return (
    <AppSection id="plan" title="The plan of this location">
      <p className="flex flex-wrap items-center gap-3 py-4">
        <PlanBadge status={status} />
        {status === null
          ? 'We begin to work on a location once it has a plan. Write to us which one you want.'
          : subscriptionWords(status).meaning}
      </p>
      <Link to="/client/billing" className="prose-link inline-flex min-h-11 items-center">
        The plans, and how to start, change or cancel one
      </Link>
      {role === 'admin' && (
        <Link to={`/admin/businesses/${business_id}`} className="prose-link inline-flex min-h-11 items-center">
          Set status and plan of this client’s locations
        </Link>
      )}
    </AppSection>
  )
}
