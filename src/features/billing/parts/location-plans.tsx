import type { ReactNode } from 'react'
import { isSubscribed, subscriptionWords } from '#src/domain/subscription.ts'
import { useSubscriptions } from '#src/features/accounts/public.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Until a location carries its own name, the start of its id tells it apart. */
const referenceOf = (location_id: string) => location_id.slice(0, 8)

function toneOf(status: string): BadgeTone {
  if (isSubscribed(status)) return 'good'
  return ['past_due', 'unpaid'].includes(status) ? 'bad' : 'plain'
}

type Props = {
  /** Stands in their place while there is none. */
  empty: ReactNode
}

/** Every location of the user with the state of its plan and what that means. */
export function LocationPlans({ empty }: Props) {
  const subscriptions = useSubscriptions()
  return (
    <ReadBlock silent query={subscriptions} what="The state of your locations" skeleton={<Skeleton lines={2} />}>
      {locations =>
        locations.length === 0 ? (
          empty
        ) : (
          <ul>
            {locations.map(({ location_id, status }, index) => {
              const { name, meaning } = subscriptionWords(status)
              return (
                <li
                  key={location_id}
                  className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[12rem_1fr_auto]"
                >
                  <p>
                    <span className="font-semibold">Location {index + 1}</span>
                    <span className="block text-sm text-soft">Reference {referenceOf(location_id)}</span>
                  </p>
                  <p className="order-last col-span-2 text-[0.9375rem] text-soft sm:order-none sm:col-span-1">
                    {meaning}
                  </p>
                  <Badge tone={toneOf(status)}>{name}</Badge>
                </li>
              )
            })}
          </ul>
        )
      }
    </ReadBlock>
  )
}
