import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import type { AppPage } from '#src/content/app-pages.ts'
import type { Role } from '#src/domain/access.ts'
import { AccountProvider, Guard } from '#src/features/accounts/public.tsx'
import { createQueryClient } from '#src/features/workspace/parts/query-client.ts'
import { Shell } from '#src/features/workspace/parts/shell.tsx'
import { AppToaster } from '#src/ui/app-toaster.tsx'
import { TooltipProvider } from '#src/ui/tooltip.tsx'

type Props = {
  /** The area's name for its rail. */
  name: string
  pages: readonly AppPage[]
  /** The role that the whole area asks for; undefined: any signed-in user. */
  requiredRole: Role | undefined
}

/** One guarded area of the app: its session, its shell, and the screen of the address inside. */
export function Workspace({ name, pages, requiredRole }: Props) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <AccountProvider>
        <TooltipProvider>
          <Guard requiredRole={requiredRole}>
            <Shell name={name} pages={pages}>
              <Outlet />
            </Shell>
          </Guard>
          <AppToaster />
        </TooltipProvider>
      </AccountProvider>
    </QueryClientProvider>
  )
}
