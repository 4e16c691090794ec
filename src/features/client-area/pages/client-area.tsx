import { clientPages } from '#src/content/app-pages.ts'
import { Workspace } from '#src/features/workspace/public.tsx'

/** The client area: any signed-in user. */
export default function ClientArea() {
  return <Workspace name="Client area" pages={clientPages} requiredRole={undefined} />
}
