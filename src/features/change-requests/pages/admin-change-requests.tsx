import { Link } from 'react-router'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/admin/change-requests')

export default function AdminChangeRequestsPage() {
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Change requests"
        lead="Changes to the facts of a location, such as its hours or phone number, from proposed to live."
      />
      <EmptyState
        title="No change requests"
        text="Clients change the facts of their locations themselves, and what they saved stands in the activity of each. Changes asked for by message stand under contacts."
        action={
          <Link to="/admin/contacts" className={buttonClass('lamp')}>
            Go to contacts
          </Link>
        }
      />
    </div>
  )
}
