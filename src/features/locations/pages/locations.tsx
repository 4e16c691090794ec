import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/locations')

export default function LocationsPage() {
  return (
    <div className="grid gap-8">
      <AppHeading title="Locations" lead="Each shop, office or service area that we look after for you." />
      <EmptyState
        title="No locations yet"
        text="A location appears here once we have set it up with you. Tell us the name, address and phone number of your shop, and a person enters it."
      />
    </div>
  )
}
