import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/settings')

export default function ClientSettingsPage() {
  return (
    <div className="grid gap-8">
      <AppHeading title="Your account" lead="Your profile and how you sign in." />
      <EmptyState title="x" text="x" />
    </div>
  )
}
