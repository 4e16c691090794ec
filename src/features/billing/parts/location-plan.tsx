import { Link } from 'react-router'
import { isSubscribed, subscriptionWords } from '#src/domain/subscription.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

/** A plan from before its location was told has no name: the start of its id tells it apart. */
const referenceOf = (location_id: string) => location_id.slice(0, 8)

function toneOf(status: string): BadgeTone {
  if (isSubscribed(status)) return 'good'
  return ['past_due', 'unpaid'].includes(status) ? 'bad' : 'plain'
}

type Props = { location_id: string; status: string; name: string; city: string }

/** A location, the state of its plan, and what that means. */
export function LocationPlan({ location_id, status, name, city }: Props) {
  const plan = subscriptionWords(status)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[12rem_1fr_auto]">
      <p className="min-w-0 wrap-anywhere">
        {name === '' ? (
          <span className="font-semibold">Reference {referenceOf(location_id)}</span>
        ) : (
          <>
            <Link
              to={`/client/locations/${location_id}`}
              className="-my-2.5 inline-flex min-h-11 items-center font-semibold no-underline hover:underline"
            >
              {name}
            </Link>
            <span className="block text-sm text-soft">{city}</span>
          </>
        )}
      </p>
      <p className="order-last col-span-2 text-[0.9375rem] text-soft sm:order-none sm:col-span-1">{plan.meaning}</p>
      <Badge tone={toneOf(status)}>{plan.name}</Badge>
    </li>
  )
}
