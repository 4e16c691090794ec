import { useState } from 'react'
import { DialogForm, refusedFields, useKeptText } from '#src/features/accounts/public.tsx'
import type { WishedMember } from '#src/features/businesses/members/schema.ts'
import { MemberRoleFields, memberRoleFields } from '#src/features/businesses/parts/member-role-fields.tsx'
import { usePeopleChange } from '#src/features/businesses/parts/member-use-change.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'

type Props = { business_id: string; onClose: () => void }

const plain: WishedMember = { role: 'viewer', scope: 'all', location_ids: [], group_ids: [] }

function InviteForm({ business_id, onClose }: Props) {
  const [email, setEmail] = useKeptText(`invite:${business_id}`)
  const [wished, setWished] = useState(plain)
  const change = usePeopleChange(business_id, onClose)
  const fields = refusedFields(change.error)
  return (
    <DialogForm
      submit="Send invitation"
      sending={change}
      saying={['email', ...memberRoleFields]}
      onSubmit={() => {
        const done = `The invitation is on its way to ${email.trim()}.`
        change.mutate({ method: 'POST', path: 'invitations', body: { email, ...wished }, done })
      }}
      onCancel={onClose}
    >
      <p>We mail them a link, good for 14 days. Only the account with that address can accept it.</p>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={event => setEmail(event.target.value)}
        error={fields.email}
      />
      <MemberRoleFields business_id={business_id} wished={wished} errors={fields} onChange={setWished} />
    </DialogForm>
  )
}

/** Asks whom to invite into a business, as what, and for which locations. */
export function MemberInviteDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Invite a colleague">
      <InviteForm {...props} />
    </Dialog>
  )
}
