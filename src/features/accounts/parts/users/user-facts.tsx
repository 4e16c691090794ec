import type { ReactNode } from 'react'
import { zoneInWords } from '#src/domain/zone-words.ts'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { formatTime } from '#src/features/accounts/parts/format-time.ts'
import { EmailText } from '#src/features/accounts/parts/users/email-text.tsx'
import type { UserDetail } from '#src/features/accounts/users/schema.ts'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-hairline py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-[0.9375rem] text-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** What is known about a user. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { profile } = useSignedIn()
  const at = (time: string | null, otherwise: string) => (time === null ? otherwise : formatTime(time, profile))
  const { suspension } = user
  return (
    <dl className="border-t border-ink">
      {suspension && (
        <Fact term="Suspended">
          {at(suspension.created_at, '')}
          {suspension.reason && <p className="mt-0.5 text-[0.9375rem] text-soft">{suspension.reason}</p>}
        </Fact>
      )}
      <Fact term="Email">
        <EmailText email={user.email} />
      </Fact>
      <Fact term="Company">{user.company || 'Not given'}</Fact>
      <Fact term="Phone">{user.phone || 'Not given'}</Fact>
      <Fact term="Time zone">{zoneInWords(user.time_zone)}</Fact>
      <Fact term="Created">{at(user.created_at, '')}</Fact>
      <Fact term="Email confirmed">{at(user.email_confirmed_at, 'Not yet')}</Fact>
      <Fact term="Last sign-in">{at(user.last_sign_in_at, 'Never')}</Fact>
      <Fact term="Open sessions">{user.sessions}</Fact>
    </dl>
  )
}
