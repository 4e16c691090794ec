import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSignedIn, useSubscriptions } from '#src/features/accounts/public.tsx'
import { LocationPlan } from '#src/features/billing/parts/location-plan.tsx'
import { subscribedLocationsOptions } from '#src/features/billing/parts/subscribed-locations.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** As many as are shown before somebody asks for all. */
const mostShown = 10

/** Every location in the order of the names, those that could not be named last. */
function inOrder<Location extends { location_id: string }>(
  locations: readonly Location[],
  names: readonly { location_id: string; name: string; city: string }[],
) {
  const place = new Map(names.map((named, at) => [named.location_id, { ...named, at }]))
  const named = locations.map(location => {
    const { name = '', city = '', at = names.length } = place.get(location.location_id) ?? {}
    return { ...location, name, city, at }
  })
  return named.toSorted((a, b) => a.at - b.at)
}

type Props = {
  /** Stands in their place while there is none. */
  empty: ReactNode
}

/** An admin has no locations: those of all clients count as theirs, and stand with their businesses. */
function PlansOfClients() {
  return (
    <div className="border-b border-hairline py-6">
      <p className="font-semibold">You are an admin: every location counts as active for you.</p>
      <p className="mt-1 max-w-measure text-soft">What a client’s locations are on stands with their business.</p>
      <div className="mt-5">
        <ButtonLink tone="outline" to="/admin/businesses">
          All businesses
        </ButtonLink>
      </div>
    </div>
  )
}

function OwnPlans({ empty }: Props) {
  const subscriptions = useSubscriptions()
  const names = useQuery(subscribedLocationsOptions(useSignedIn().user.id))
  const [all, setAll] = useState(false)
  return (
    <ReadBlock silent query={subscriptions} what="The state of your locations" skeleton={<Skeleton lines={2} />}>
      {locations => {
        if (locations.length === 0) return empty
        if (names.isPending) return <Skeleton lines={2} />
        const ordered = inOrder(locations, names.data ?? [])
        return (
          <>
            <ul>
              {ordered.slice(0, all ? ordered.length : mostShown).map(location => (
                <LocationPlan key={location.location_id} {...location} />
              ))}
            </ul>
            {!all && ordered.length > mostShown && (
              <div className="mt-3 -ml-5">
                <Button tone="quiet" onClick={() => setAll(true)}>
                  Show all {ordered.length}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </ReadBlock>
  )
}

/** Every location of the user that has a plan, with its state and what that means. */
export function LocationPlans({ empty }: Props) {
  const { role } = useSignedIn()
  return role === 'admin' ? <PlansOfClients /> : <OwnPlans empty={empty} />
}
