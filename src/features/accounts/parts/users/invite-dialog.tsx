import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { z } from 'zod/mini'
import { roles } from '#src/domain/access.ts'
import { callApi } from '#src/features/accounts/parts/call-api.ts'
import { failureText, Refused } from '#src/features/accounts/parts/refused.ts'
import { useKeptTyping } from '#src/features/accounts/parts/use-kept-typing.ts'
import { userListsKey } from '#src/features/accounts/parts/users/user-queries.ts'
import { type Invitation, invitationSchema, userDetailSchema } from '#src/features/accounts/users/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

const empty: Invitation = { email: '', full_name: '', role: 'client' }

/** What was typed, right or not. */
const typedSchema = z.object({ email: z.string(), full_name: z.string(), role: z.enum(roles) })

type Props = { open: boolean; onClose: () => void }

function InviteForm({ onClose }: Pick<Props, 'onClose'>) {
  const queries = useQueryClient()
  const { before, keep } = useKeptTyping('invite-user', typedSchema)
  const form = useForm({ resolver: zodResolver(invitationSchema), defaultValues: before ?? empty })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control })
  useEffect(() => keep(typedSchema.parse({ ...empty, ...typed })), [typed, keep])
  const invite = useMutation({
    mutationFn: (body: Invitation) => callApi('/api/users', { method: 'POST', body, schema: userDetailSchema }),
    onSuccess({ email }) {
      void queries.invalidateQueries({ queryKey: userListsKey })
      onClose()
      toast.success(`The invitation is on its way to ${email}.`)
    },
    onError(error) {
      if (error instanceof Refused && error.words.code === 'email_exists') {
        form.setError('email', { message: failureText(error) }, { shouldFocus: true })
      }
    },
  })
  const refused = invite.error && !errors.email ? failureText(invite.error) : undefined

  return (
    <form noValidate onSubmit={form.handleSubmit(body => invite.mutate(body))} className="grid gap-5">
      <p>We mail them a link, good for 7 days. With it they confirm their address and choose a password.</p>
      <Field label="Email" type="email" autoComplete="off" error={errors.email?.message} {...form.register('email')} />
      <Field
        label="Name (optional)"
        autoComplete="off"
        error={errors.full_name?.message}
        {...form.register('full_name')}
      />
      <SelectField
        label="Role"
        hint="Clients see their own locations. Admins see and change everything."
        error={errors.role?.message}
        {...form.register('role')}
      >
        <option value="client">Client</option>
        <option value="admin">Admin</option>
      </SelectField>
      {refused && (
        <p role="alert" className="font-semibold text-clay">
          {refused}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={invite.isPending}>
          Send invitation
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Asks whom to invite, and as what. */
export function InviteDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Invite someone">
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}
