import { useState } from 'react'
import { MemberDialog } from '#src/features/businesses/parts/member-dialog.tsx'
import type { Member } from '#src/features/businesses/parts/member-queries.ts'
import { usePeopleChange } from '#src/features/businesses/parts/member-use-change.ts'
import { memberRoleNames, scopeInWords } from '#src/features/businesses/parts/member-words.ts'
import { Button } from '#src/ui/button.tsx'

type Props = {
  business_id: string
  member: Member
  is_self: boolean
  /** The last owner stays. */
  may_go: boolean
}

/** Somebody who belongs to the business, what they may do, and how that is changed or ended. */
export function MemberRow({ business_id, member, is_self, may_go }: Props) {
  const [open, setOpen] = useState<'change' | 'removal'>()
  const { user_id, name, email, role } = member
  const who = name || email
  const close = () => setOpen(undefined)
  const change = usePeopleChange(business_id, close)
  const remove = () =>
    change.mutate({ method: 'DELETE', path: `members/${user_id}`, done: `${who} no longer belongs to the business.` })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3.5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {who}
          {is_self && <span className="font-normal text-soft"> (you)</span>}
        </p>
        {name !== '' && <p className="text-sm text-soft wrap-anywhere">{email}</p>}
        <p className="text-[0.9375rem]">
          {memberRoleNames[role]}, {scopeInWords(member).toLowerCase()}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button tone="quiet" onClick={() => setOpen('change')}>
          Change<span className="sr-only"> {who}</span>
        </Button>
        {may_go && open === 'removal' && (
          <Button tone="clay" busy={change.isPending} onClick={remove}>
            Yes, {is_self ? 'leave' : 'remove'}
          </Button>
        )}
        {may_go && open !== 'removal' && (
          <Button tone="quiet" onClick={() => setOpen('removal')}>
            {is_self ? 'Leave' : 'Remove'}
            <span className="sr-only"> {is_self ? 'the business' : who}</span>
          </Button>
        )}
      </div>
      <MemberDialog open={open === 'change'} business_id={business_id} member={member} onClose={close} />
    </li>
  )
}
