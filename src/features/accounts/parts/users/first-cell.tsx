import { Link, useLocation } from 'react-router'
import { Day } from '#src/features/accounts/parts/users/day.tsx'
import { EmailText } from '#src/features/accounts/parts/users/email-text.tsx'
import { StatusBadge } from '#src/features/accounts/parts/users/status-badge.tsx'
import { nameOf, roleNames } from '#src/features/accounts/parts/users/user-words.ts'
import type { ListedUser } from '#src/features/accounts/users/schema.ts'

/** Who it is, with the way to them; on narrow screens with all that has no column of its own there. */
export function FirstCell({ user }: { user: ListedUser }) {
  const { search } = useLocation()
  const { id, full_name, email, company, role, status, last_sign_in_at } = user
  return (
    <>
      <Link
        to={`/admin/users/${id}`}
        state={{ back: search }}
        className="-my-2 inline-flex min-h-11 items-center font-semibold no-underline [overflow-wrap:anywhere] hover:underline"
      >
        {nameOf(user)}
      </Link>
      {full_name && (
        <p className="text-sm text-soft">
          <EmailText email={email} />
        </p>
      )}
      {company && <p className="text-sm text-soft [overflow-wrap:anywhere] lg:hidden">{company}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft sm:hidden">
        <StatusBadge status={status} />
        <span>{roleNames[role]}</span>
        <span>
          {last_sign_in_at ? 'Signed in ' : ''}
          <Day time={last_sign_in_at} otherwise="Never signed in" />
        </span>
      </p>
    </>
  )
}
