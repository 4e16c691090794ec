import { adminPages } from '#src/content/app-pages.ts'
import { Workspace } from '#src/features/workspace/public.tsx'

/** The agency's area: admins. */
export default function AdminArea() {
  return <Workspace name="Agency area" pages={adminPages} requiredRole="admin" />
}
