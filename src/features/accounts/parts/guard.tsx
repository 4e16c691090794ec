import { type ReactNode, useEffect } from 'react'
import type { Role } from '#src/domain/access.ts'
import { useAccount } from '#src/features/accounts/parts/account-state.ts'
import { landingPath, loginPath } from '#src/features/accounts/parts/where-to-go.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { WaitingScreen } from '#src/ui/waiting-screen.tsx'

type Props = {
  /** Undefined: any signed-in user. */
  requiredRole: Role | undefined
  children: ReactNode
}

function Unreachable() {
  return (
    <main className="mx-auto max-w-measure px-5 py-24">
      <h1 className="text-3xl">We cannot reach the server.</h1>
      <p className="mt-4">You are still signed in. Check your connection, then try again.</p>
      <button type="button" onClick={() => window.location.reload()} className={`${buttonClass('lamp')} mt-6`}>
        Try again
      </button>
    </main>
  )
}

/** Leaves this document: sign-in and both areas are documents of their own. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <WaitingScreen />
}

/**
 * Lets the right people see its children, as specified: a spinner while loading; no user goes to /login; with another role
 * than asked for, an admin goes to /admin/dashboard and anyone else to /client/dashboard. It is what people see; what they
 * may do is decided by the API.
 */
export function Guard({ requiredRole, children }: Props) {
  const account = useAccount()
  if (account.status === 'loading') return <WaitingScreen />
  if (account.status === 'unreachable') return <Unreachable />
  if (account.status === 'signed_out') return <Leave to={loginPath(window.location)} />
  if (account.needs_second_factor) return <Leave to={loginPath(window.location)} />
  if (requiredRole !== undefined && account.role !== requiredRole) return <Leave to={landingPath(account.role)} />
  return children
}
