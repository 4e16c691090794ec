import { useEffect, useState } from 'react'
import { EntrancePage } from '#src/features/accounts/parts/entrance/entrance-page.tsx'
import { FirstAdminForm } from '#src/features/accounts/parts/entrance/first-admin-form.tsx'
import { NeedsScript } from '#src/features/accounts/parts/entrance/needs-script.tsx'
import { mainPageHead } from '#src/features/site/public.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'First admin', path: '/first-admin' },
]

export const meta = () => mainPageHead('/first-admin', crumbs)

/** The token of the one-time link; empty without one, undefined until the page runs. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''), [])
  return token
}

export default function FirstAdminPage() {
  const token = useToken()
  return (
    <EntrancePage
      crumbs={crumbs}
      scene="door"
      title="Switch on the light."
      lead="Create the first admin of this site, with the one-time link that the program printed when it first started. Admins invite everybody else."
    >
      {token === '' ? (
        <p>
          The address you opened lacks that link. Is there an admin already?{' '}
          <SiteLink to="/login" className="prose-link">
            Sign in
          </SiteLink>
          .
        </p>
      ) : token === undefined ? (
        <NeedsScript />
      ) : (
        <FirstAdminForm token={token} />
      )}
    </EntrancePage>
  )
}
