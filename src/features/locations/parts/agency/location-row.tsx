import { Link } from 'react-router'
import { placeOf } from '#src/features/locations/parts/list/place.ts'
import type { ListedLocation } from '#src/features/locations/parts/list/queries.ts'
import { LocationStanding } from '#src/features/locations/parts/list/status.tsx'
import { Button } from '#src/ui/button.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { activation, planChange, statusChange } from './hand-sets.ts'
import type { HandSet } from './set-dialog.tsx'

type Props = { location: ListedLocation; onSet: (set: HandSet) => void }

/** A client's location with what the agency sets by hand. */
export function AgencyLocationRow({ location, onSet }: Props) {
  const { id, name, status, subscription_status, completeness } = location
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3.5">
      <div className="min-w-0">
        <Link to={`/client/locations/${id}`} className="font-semibold no-underline wrap-anywhere hover:underline">
          {name}
        </Link>
        <p className="text-sm text-soft wrap-anywhere">
          {placeOf(location) || 'No address yet'}, {completeness}% complete
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
          <LocationStanding status={status} subscription_status={subscription_status} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Link to={`/client/location-seo?location=${id}`} className={buttonClass('quiet')}>
          SEO<span className="sr-only"> of {name}</span>
        </Link>
        {status === 'pending_review' ? (
          <Button tone="outline" onClick={() => onSet(activation(location))}>
            Activate<span className="sr-only"> {name}</span>
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => onSet(statusChange(location))}>
            Set status<span className="sr-only"> of {name}</span>
          </Button>
        )}
        <Button tone="quiet" onClick={() => onSet(planChange(location))}>
          Set plan<span className="sr-only"> of {name}</span>
        </Button>
      </div>
    </li>
  )
}
