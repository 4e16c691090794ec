import { useToldLocations } from '#src/features/client-area/parts/use-told-locations.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'

/** In the place of the first location with a plan. Who has told us of locations is not asked for them again. */
export function NoLocationYet() {
  const told = useToldLocations()
  const have = told === 1 ? 'One location is here.' : `${told.toLocaleString('en-US')} locations are here.`
  return (
    <div className="border-b border-hairline py-6">
      <p className="font-semibold">No location has a plan yet</p>
      <p className="mt-1 max-w-measure text-[0.9375rem] text-soft">
        {told === 0
          ? 'Each shop, office or service area gets its own plan. Tell us its name, address and hours; we look at it, and then it stands here with the state of its plan.'
          : `${have} Each stands in this place with the state of its plan once we have agreed on one.`}
      </p>
      <div className="mt-5">
        <ButtonLink tone="outline" to="/client/locations">
          {told === 0 ? 'Add a location' : 'See your locations'}
        </ButtonLink>
      </div>
    </div>
  )
}
