import { withBusiness } from '#src/features/businesses/public.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type Props = { business_id: string; may_add: boolean; sees_all: boolean }

/** Before the first location, for those who may add one and for those who may not. */
export function NoLocations({ business_id, may_add, sees_all }: Props) {
  if (!may_add && sees_all) {
    return (
      <EmptyState
        title="No locations yet"
        text="Nobody has added a location of this business. Its owners can, and each stands here as soon as it is added."
      />
    )
  }
  if (!may_add) {
    return (
      <EmptyState
        title="No locations to see"
        text="An owner of the business decides which locations you see. Ask them to give you some."
      />
    )
  }
  return (
    <EmptyState
      title="No locations yet"
      text="A location is one shop, office or service area. Its name, address, hours and phone stand in one place here, and everything we publish for you comes from there."
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={withBusiness('/client/locations/new', business_id)}>Add your first location</ButtonLink>
          <ButtonLink tone="outline" to={withBusiness('/client/locations/import', business_id)}>
            Import from a spreadsheet
          </ButtonLink>
        </div>
      }
    />
  )
}
