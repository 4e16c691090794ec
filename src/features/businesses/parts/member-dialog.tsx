import { useState } from 'react'
import { FormWords, failureText, Refused } from '#src/features/accounts/public.tsx'
import type { WishedMember } from '#src/features/businesses/members/schema.ts'
import type { Member } from '#src/features/businesses/parts/member-queries.ts'
import { MemberRoleFields } from '#src/features/businesses/parts/member-role-fields.tsx'
import { usePeopleChange } from '#src/features/businesses/parts/member-use-change.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = { business_id: string; member: Member; onClose: () => void }

const fieldsOf = (error: Error | null) => (error instanceof Refused ? error.words.fields : {})

function MemberForm({ business_id, member, onClose }: Props) {
  const { user_id, name, email, role, scope, location_ids, group_ids } = member
  const [wished, setWished] = useState<WishedMember>({ role, scope, location_ids, group_ids })
  const change = usePeopleChange(business_id, onClose)
  const fields = fieldsOf(change.error)
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        change.mutate({
          method: 'PATCH',
          path: `members/${user_id}`,
          body: wished,
          done: `What ${name || email} may do is changed.`,
        })
      }}
    >
      <MemberRoleFields business_id={business_id} wished={wished} errors={fields} onChange={setWished} />
      {change.error && Object.keys(fields).length === 0 && <FormWords>{failureText(change.error)}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          Save
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Changes what a member may do and which locations they see. */
export function MemberDialog({ open, ...props }: Props & { open: boolean }) {
  const { name, email } = props.member
  return (
    <Dialog open={open} onClose={props.onClose} title={`What ${name || email} may do`}>
      <MemberForm {...props} />
    </Dialog>
  )
}
