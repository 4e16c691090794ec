import type { SentInvitation } from '#src/features/businesses/parts/member-queries.ts'
import { usePeopleChange } from '#src/features/businesses/parts/member-use-change.ts'
import { memberRoleNames, scopeInWords } from '#src/features/businesses/parts/member-words.ts'
import { useTimeZone } from '#src/features/workspace/public.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { localTime } from '#src/ui/local-time.ts'

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ business_id, invitation }: { business_id: string; invitation: SentInvitation }) {
  const time_zone = useTimeZone()
  const change = usePeopleChange(business_id)
  const { id, email, role, expires_at } = invitation
  const withdraw = () =>
    change.mutate({ method: 'DELETE', path: `invitations/${id}`, done: `The invitation to ${email} is withdrawn.` })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {email} <Badge tone="waiting">Invited</Badge>
        </p>
        <p className="text-[0.9375rem]">
          {memberRoleNames[role]}, {scopeInWords(invitation).toLowerCase()}
        </p>
        <p className="text-sm text-soft">Can be accepted until {localTime(expires_at, time_zone)}</p>
      </div>
      <Button tone="quiet" busy={change.isPending} onClick={withdraw}>
        Withdraw<span className="sr-only"> the invitation to {email}</span>
      </Button>
    </li>
  )
}
