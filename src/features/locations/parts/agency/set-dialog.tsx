import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { callApi, FormWords, failureText, Refused, useKeptText } from '#src/features/accounts/public.tsx'
import { businessesKey } from '#src/features/businesses/public.tsx'
import { type ListedLocation, locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { locationDetailSchema } from '#src/features/locations/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

/** What of a location the agency sets by hand. */
export type HandSet = {
  path: 'status' | 'subscription'
  title: string
  label: string
  choices: readonly { value: string; label: string }[]
  /** Chosen when the dialog opens. */
  value: string
  reason: string
  done: string
}

/** What is being set, and of which location. */
export type Setting = { location: ListedLocation; set: HandSet }

function SetForm({ location, set, onClose }: Setting & { onClose: () => void }) {
  const queries = useQueryClient()
  const [status, setStatus] = useState(set.value)
  const [reason, setReason] = useKeptText(`set:${location.id}:${set.path}`, set.reason)
  const setting = useMutation({
    mutationFn: () =>
      callApi(`/api/locations/${location.id}/${set.path}`, {
        method: 'PUT',
        body: { status, reason },
        schema: locationDetailSchema,
      }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: locationsKey })
      void queries.invalidateQueries({ queryKey: businessesKey })
      toast.success(set.done)
      onClose()
    },
  })
  const refused = setting.error instanceof Refused ? setting.error.words.fields.reason : undefined
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        setting.mutate()
      }}
    >
      <SelectField
        label={set.label}
        name="status"
        value={status}
        onChange={event => setStatus(event.target.value)}
        error={undefined}
      >
        {set.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        label="Reason"
        name="reason"
        required
        minLength={3}
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={event => setReason(event.target.value)}
        hint="It is kept with your name, and the client can read it."
        error={refused}
      />
      {setting.error && refused === undefined && <FormWords>{failureText(setting.error)}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={setting.isPending}>
          Save
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Sets where a location or its plan stands, with a reason that is kept. */
export function AgencySetDialog({ setting, onClose }: { setting: Setting | undefined; onClose: () => void }) {
  return (
    <Dialog open={setting !== undefined} onClose={onClose} title={setting?.set.title ?? ''}>
      {setting && <SetForm {...setting} onClose={onClose} />}
    </Dialog>
  )
}
