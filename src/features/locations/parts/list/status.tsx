import { isSubscribed, subscriptionWords } from '#src/domain/subscription.ts'
import type { LocationStatus } from '#src/features/locations/location-status.ts'
import { locationStatusNames } from '#src/features/locations/parts/location-status-names.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

const tones: Partial<Record<LocationStatus, BadgeTone>> = {
  pending_review: 'waiting',
  active: 'good',
  suspended_by_google: 'bad',
}

export function LocationStatusBadge({ status }: { status: LocationStatus }) {
  return <Badge tone={tones[status] ?? 'plain'}>{locationStatusNames[status]}</Badge>
}

function toneOf(status: string): BadgeTone {
  if (isSubscribed(status)) return 'good'
  return ['past_due', 'unpaid'].includes(status) ? 'bad' : 'plain'
}

/** The state of a location's plan; a location without one says so. */
export function PlanBadge({ status }: { status: string | null }) {
  if (status === null) return <span className="whitespace-nowrap text-soft">No plan</span>
  return <Badge tone={toneOf(status)}>{subscriptionWords(status).name}</Badge>
}

type Standing = { status: LocationStatus; subscription_status: string | null }

/** Both states of a location side by side, the one of its plan named: either of them may read "Active". */
export function LocationStanding({ status, subscription_status }: Standing) {
  return (
    <>
      <LocationStatusBadge status={status} />
      <span className="inline-flex items-center gap-1.5">
        {subscription_status !== null && <span className="text-soft">Plan</span>}{' '}
        <PlanBadge status={subscription_status} />
      </span>
    </>
  )
}
