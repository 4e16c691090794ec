import { useSignedIn } from '#src/features/accounts/public.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'

export const meta = () => screenHead('/admin/dashboard')

export default function AdminDashboard() {
  const { user, profile } = useSignedIn()
  return <AppHeading title={`Hello, ${profile?.full_name || user.email}`} lead="What waits for the agency." />
}
