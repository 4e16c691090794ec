import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/admin/change-requests')

export default function AdminChangeRequestsPage() {
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Change requests"
        lead="Changes to business information that clients propose, from proposed to live."
      />
      <EmptyState
        title="No change requests"
        text="A request appears here when a client proposes a change to the name, address, phone, hours or another fact of a location."
      />
    </div>
  )
}
