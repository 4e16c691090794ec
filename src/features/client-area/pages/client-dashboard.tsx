import { useSignedIn } from '#src/features/accounts/public.tsx'
import { LocationStatusList } from '#src/features/client-area/parts/location-status-list.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'

export const meta = () => screenHead('/client/dashboard')

export default function ClientDashboard() {
  const { user, profile, role, subscriptions } = useSignedIn()
  const name = profile?.full_name
  return (
    <div className="grid gap-10">
      <AppHeading title={name ? `Hello, ${name}` : 'Hello'} lead="What we look after for you, and where it stands." />
      <section aria-labelledby="you">
        <h2 id="you" className="text-xl">
          You
        </h2>
        <dl className="mt-4 grid max-w-measure grid-cols-[8rem_1fr] gap-y-3 border-t border-hairline pt-4">
          <dt className="text-soft">Signed in as</dt>
          <dd className="break-all">{user.email}</dd>
          <dt className="text-soft">Company</dt>
          <dd>{profile?.company || 'Not given yet'}</dd>
          <dt className="text-soft">Role</dt>
          <dd>{role === 'admin' ? 'Agency admin' : 'Client'}</dd>
        </dl>
      </section>
      <section aria-labelledby="locations">
        <h2 id="locations" className="text-xl">
          Your locations
        </h2>
        <LocationStatusList subscriptions={subscriptions} />
      </section>
    </div>
  )
}
