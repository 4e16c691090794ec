import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { callApi, FormWords, failureText, useKeptText } from '#src/features/accounts/public.tsx'
import { businessesKey } from '#src/features/businesses/public.tsx'
import { type ListedLocation, locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { activatedSchema } from '#src/features/locations/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'

type Props = { business_id: string; locations: readonly ListedLocation[]; onClose: () => void }

const counted = (count: number) => (count === 1 ? '1 location is' : `${count} locations are`)

function ActivateForm({ business_id, locations, onClose }: Props) {
  const queries = useQueryClient()
  const [reason, setReason] = useKeptText(`activate:${business_id}`, 'Reviewed and complete.')
  const activating = useMutation({
    mutationFn: () =>
      callApi('/api/locations/activations', {
        method: 'POST',
        body: { ids: locations.map(({ id }) => id), reason },
        schema: activatedSchema,
      }),
    onSuccess({ activated, left }) {
      void queries.invalidateQueries({ queryKey: locationsKey })
      void queries.invalidateQueries({ queryKey: businessesKey })
      const others =
        left === 0 ? '' : ` ${left} no longer waited and ${left === 1 ? 'stays as it is' : 'stay as they are'}.`
      toast.success(`${counted(activated)} active.${others}`)
      onClose()
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        activating.mutate()
      }}
    >
      <ul aria-label="To be activated" className="max-h-48 overflow-y-auto border-y border-hairline py-2">
        {locations.map(({ id, name, city }) => (
          <li key={id} className="wrap-anywhere">
            {name}
            {city && <span className="text-soft">, {city}</span>}
          </li>
        ))}
      </ul>
      <Field
        label="Reason"
        name="reason"
        required
        minLength={3}
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={event => setReason(event.target.value)}
        hint="It is kept with your name for each of them, and the client can read it."
        error={undefined}
      />
      {activating.error && <FormWords>{failureText(activating.error)}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={activating.isPending}>
          Activate
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Activates all locations of a page that wait, each of which is named, with a reason that is kept. */
export function AgencyActivateDialog({ locations, ...props }: Props) {
  return (
    <Dialog open={locations.length > 0} onClose={props.onClose} title={`Activate ${locations.length} locations`}>
      <ActivateForm locations={locations} {...props} />
    </Dialog>
  )
}
