import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { Refused } from '#src/features/accounts/parts/refused.ts'
import { UserLead } from '#src/features/accounts/parts/users/user-lead.tsx'
import { userOptions } from '#src/features/accounts/parts/users/user-queries.ts'
import { UserRecord } from '#src/features/accounts/parts/users/user-record.tsx'
import { nameOf } from '#src/features/accounts/parts/users/user-words.ts'
import { ReadBlock, screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const meta = () => screenHead('/admin/users/:id')

/** The filters of the list one came from. */
function backOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'back' in state ? String(state.back) : ''
}

export default function UserPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const query = useQuery(userOptions(id))
  const user = query.data
  const isMissing = query.error instanceof Refused && query.error.words.status === 404
  const title = isMissing ? 'There is no such user' : user ? nameOf(user) : 'User'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Link
        to={{ pathname: '/admin/users', search: backOf(state) }}
        className="prose-link inline-flex min-h-11 items-center gap-2 justify-self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All users
      </Link>
      <AppHeading title={title} lead={user && <UserLead user={user} />} />
      {isMissing ? (
        <p className="text-soft">The address may be mistyped, or the account is gone.</p>
      ) : (
        <ReadBlock query={query} what="This user" skeleton={<Skeleton lines={6} />}>
          {read => <UserRecord key={read.id} user={read} />}
        </ReadBlock>
      )}
    </div>
  )
}
