import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/admin/contacts/:id')

export default function ContactPage() {
  return (
    <div className="grid gap-8">
      <AppHeading title="Contact" lead="x" />
      <EmptyState title="x" text="x" />
    </div>
  )
}
