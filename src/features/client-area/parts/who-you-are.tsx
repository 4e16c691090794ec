import { Link } from 'react-router'
import { useProfile, useSignedIn } from '#src/features/accounts/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'

const roleWords = { admin: 'Agency admin', client: 'Client' } as const

/** Whose session this is, and as what. */
export function WhoYouAre() {
  const { user, role } = useSignedIn()
  const profile = useProfile()
  const facts = [
    ['Signed in as', user.email],
    ['Role', role ? roleWords[role] : 'Could not be read'],
  ] as const
  const edit = (
    <Link to="/client/settings" className="prose-link -my-2.5 inline-flex min-h-11 items-center text-[0.9375rem]">
      Change
    </Link>
  )
  return (
    <AppSection id="you" title="You" aside={edit}>
      <dl className="grid grid-cols-[7rem_1fr] gap-y-2.5 py-4">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-soft">Company</dt>
          <dd className="wrap-anywhere">{profile.data?.company || (profile.data ? 'Not given yet' : '…')}</dd>
        </div>
      </dl>
    </AppSection>
  )
}
