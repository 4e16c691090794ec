import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/location-seo')

export default function LocationSeoPage() {
  return (
    <div className="grid gap-8">
      <AppHeading title="Location SEO" lead="What we check and improve on the web page of each location." />
      <EmptyState
        title="No location to report on yet"
        text="Findings appear here after the first check of a location’s page."
      />
    </div>
  )
}
