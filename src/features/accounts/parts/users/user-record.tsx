import { Link } from 'react-router'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { UserActions } from '#src/features/accounts/parts/users/user-actions.tsx'
import { UserFacts } from '#src/features/accounts/parts/users/user-facts.tsx'
import { UserHistory } from '#src/features/accounts/parts/users/user-history.tsx'
import type { UserDetail } from '#src/features/accounts/users/schema.ts'

function OwnAccount() {
  return (
    <p className="border-t border-ink py-4">
      This is you. You change your name, email and password in{' '}
      <Link to="/client/settings" className="prose-link">
        your settings
      </Link>
      ; your role and your way in, only another admin can.
    </p>
  )
}

/** Everything about one user, and what can be done about it. */
export function UserRecord({ user }: { user: UserDetail }) {
  const { user: me } = useSignedIn()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <section aria-labelledby="actions">
          <h2 id="actions" className="mb-3 text-xl">
            What you can do
          </h2>
          {me.id === user.id ? <OwnAccount /> : <UserActions user={user} />}
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-3 text-xl">
            Account
          </h2>
          <UserFacts user={user} />
        </section>
      </div>
      <section aria-labelledby="history">
        <h2 id="history" className="mb-3 text-xl">
          History
        </h2>
        <UserHistory events={user.events} />
      </section>
    </div>
  )
}
