import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { brand } from '#src/content/brand.ts'
import { callApi, FormWords, failureText, Refused, useKeptText } from '#src/features/accounts/public.tsx'
import { IncompleteLocations } from '#src/features/onboarding/parts/incomplete-locations.tsx'
import { onboardingKey, onboardingOptions, onboardingPath } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { type HandOver, locationsIncompleteSchema, onboardingSchema } from '#src/features/onboarding/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/field.tsx'

const lackingIn = (error: Error | null) =>
  error instanceof Refused ? locationsIncompleteSchema.safeParse(error.words.answer).data : undefined

/** Hands everything over to the agency; where locations lack something, it is decided here what becomes of them. */
export function HandOverForm({ business_id }: { business_id: string }) {
  const queries = useQueryClient()
  const [note, setNote] = useKeptText(`hand-over:${business_id}`)
  const handing = useMutation({
    mutationFn: (incomplete: HandOver['incomplete']) => {
      const body = { incomplete, note }
      return callApi(`${onboardingPath(business_id)}/handover`, { method: 'POST', body, schema: onboardingSchema })
    },
    onSuccess(onboarding) {
      queries.setQueryData(onboardingOptions(business_id).queryKey, onboarding)
      void queries.invalidateQueries({ queryKey: onboardingKey })
      toast.success('Handed over. We have been told by mail.')
    },
  })

  const lacking = lackingIn(handing.error)
  const note_fault = handing.error instanceof Refused ? handing.error.words.fields.note : undefined
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={event => {
        event.preventDefault()
        handing.mutate('refuse')
      }}
    >
      <TextArea
        label="Note to us (optional)"
        name="note"
        rows={3}
        error={note_fault}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {lacking && (
        <IncompleteLocations
          incomplete={lacking.incomplete}
          locations={lacking.locations}
          busy={handing.isPending}
          onLeave={() => handing.mutate('stay_drafts')}
        />
      )}
      {handing.error && !lacking && !note_fault && <FormWords>{failureText(handing.error)}</FormWords>}
      <div>
        <Button type="submit" busy={handing.isPending}>
          Hand over to {brand.name}
        </Button>
      </div>
    </form>
  )
}
