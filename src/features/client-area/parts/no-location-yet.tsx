import { ButtonLink } from '#src/ui/button-link.tsx'

/** In the place of the first location. */
export function NoLocationYet() {
  return (
    <div className="border-b border-hairline py-6">
      <p className="font-semibold">No location has a plan yet</p>
      <p className="mt-1 max-w-measure text-[0.9375rem] text-soft">
        Each shop, office or service area gets its own plan. Tell us its name, address and hours; we look at it, and
        then it stands here with the state of its plan.
      </p>
      <div className="mt-5">
        <ButtonLink tone="outline" to="/client/locations">
          Add a location
        </ButtonLink>
      </div>
    </div>
  )
}
