import { screenHead, WriteToUs } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/location-seo')

export default function LocationSeoPage() {
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Location SEO"
        lead="What people find when they search near one of your locations, and what we improve there."
      />
      <EmptyState
        title="Nothing measured yet"
        text="Results belong to a location and stand here after its first measurement. If you have no location with us yet, tell us about it. What was done and what changed reaches you once a month by email."
        action={<WriteToUs>Write to us about your location</WriteToUs>}
      />
    </div>
  )
}
