import { LocationPlans } from '#src/features/billing/public.tsx'
import { screenHead, WriteToUs } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/locations')

const empty = (
  <div className="-mt-px">
    <EmptyState
      title="No locations yet"
      text="A location appears here once a person at the agency has set it up with you. Send us the name, address, phone number and website of your shop, one message for all of them."
      action={<WriteToUs>Write to us about your location</WriteToUs>}
    />
  </div>
)

export default function LocationsPage() {
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Locations"
        lead="Each shop, office or service area that we look after for you, with the state of its plan."
      />
      <div className="border-t border-hairline">
        <LocationPlans empty={empty} />
      </div>
    </div>
  )
}
