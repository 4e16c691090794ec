import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'
import { callApi, DialogForm, refusedFields, useKeptText } from '#src/features/accounts/public.tsx'
import { type Onboarding, onboardingKey } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'

type Props = { onboarding: Pick<Onboarding, 'business_id' | 'invited'>; step: OnboardingStep }

function InviteForm({ business_id, step, onDone }: { business_id: string; step: OnboardingStep; onDone: () => void }) {
  const queries = useQueryClient()
  const [email, setEmail] = useKeptText(`invite:${business_id}:${step}`)
  const inviting = useMutation({
    mutationFn: () => {
      const body = { email, role: 'manager', scope: 'all', step }
      return callApi(`/api/businesses/${business_id}/invitations`, { method: 'POST', body })
    },
    onSuccess() {
      void queries.invalidateQueries({ queryKey: onboardingKey })
      toast.success(`The invitation is on its way to ${email.trim()}.`)
      onDone()
    },
  })
  return (
    <DialogForm
      submit="Send invitation"
      sending={inviting}
      saying={['email']}
      onSubmit={() => inviting.mutate()}
      onCancel={onDone}
    >
      <p>
        We mail them a link to this step, good for 14 days. They become a manager: they see every location and change
        it, and have no say over people and billing.
      </p>
      <Field
        label="Email"
        name="invited_email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={refusedFields(inviting.error).email}
      />
    </DialogForm>
  )
}

/** Asks a colleague to do one step, and tells who was asked. */
export function InviteToStep({ onboarding: { business_id, invited }, step }: Props) {
  const [open, setOpen] = useState(false)
  const asked = invited.filter(invitation => invitation.step === step)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {asked.length > 0 && (
        <p className="text-[0.9375rem] text-soft wrap-anywhere">
          Asked to do this step: {asked.map(({ email }) => email).join(', ')}
        </p>
      )}
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Ask a colleague to do this step
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Ask a colleague: ${onboardingWords[step].name}`}>
        <InviteForm business_id={business_id} step={step} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
