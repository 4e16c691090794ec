import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedIn } from '#src/features/accounts/public.tsx'
import { InvitationRow } from '#src/features/businesses/parts/invitation-row.tsx'
import { MemberInviteDialog } from '#src/features/businesses/parts/member-invite-dialog.tsx'
import { peopleOptions } from '#src/features/businesses/parts/member-queries.ts'
import { MemberRow } from '#src/features/businesses/parts/member-row.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { Button } from '#src/ui/button.tsx'

/** Who belongs to a business and who is invited, for its owners. */
export function PeoplePart({ business_id }: { business_id: string }) {
  const { user } = useSignedIn()
  const [inviting, setInviting] = useState(false)
  const people = useQuery(peopleOptions(business_id))
  return (
    <AppSection
      id="people"
      title="People"
      lead="Owners do everything. Managers and viewers can be limited to some locations."
    >
      <ReadBlock query={people} what="The people">
        {({ members, invitations }) => (
          <ul>
            {members.map(member => (
              <MemberRow
                key={member.user_id}
                business_id={business_id}
                member={member}
                is_self={member.user_id === user.id}
                may_go={member.role !== 'owner' || members.filter(({ role }) => role === 'owner').length > 1}
              />
            ))}
            {invitations.map(invitation => (
              <InvitationRow key={invitation.id} business_id={business_id} invitation={invitation} />
            ))}
          </ul>
        )}
      </ReadBlock>
      <div className="mt-6">
        <Button tone="outline" onClick={() => setInviting(true)}>
          Invite a colleague
        </Button>
      </div>
      <MemberInviteDialog open={inviting} business_id={business_id} onClose={() => setInviting(false)} />
    </AppSection>
  )
}
