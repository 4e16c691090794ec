import { useState } from 'react'
import { DialogForm, refusedFields } from '#src/features/accounts/public.tsx'
import type { WishedMember } from '#src/features/businesses/members/schema.ts'
import type { Member } from '#src/features/businesses/parts/member-queries.ts'
import { MemberRoleFields, memberRoleFields } from '#src/features/businesses/parts/member-role-fields.tsx'
import { usePeopleChange } from '#src/features/businesses/parts/member-use-change.ts'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = { business_id: string; member: Member; onClose: () => void }

function MemberForm({ business_id, member, onClose }: Props) {
  const { user_id, name, email, role, scope, location_ids, group_ids } = member
  const [wished, setWished] = useState<WishedMember>({ role, scope, location_ids, group_ids })
  const change = usePeopleChange(business_id, onClose)
  const fields = refusedFields(change.error)
  return (
    <DialogForm
      submit="Save"
      sending={change}
      saying={memberRoleFields}
      onSubmit={() => {
        const done = `What ${name || email} may do is changed.`
        change.mutate({ method: 'PATCH', path: `members/${user_id}`, body: wished, done })
      }}
      onCancel={onClose}
    >
      <MemberRoleFields business_id={business_id} wished={wished} errors={fields} onChange={setWished} />
    </DialogForm>
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
