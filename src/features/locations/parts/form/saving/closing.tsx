import type { LocationFormState } from '#src/features/locations/parts/form/use-location.ts'
import { Field } from '#src/ui/field.tsx'

/** Closing for good is confirmed by typing the name that the location has. */
export function FormClosing({ state }: { state: LocationFormState }) {
  const { asks_name, confirm, setConfirm, saved, problems } = state
  if (!asks_name) return null
  return (
    <div className="border-l-4 border-clay pl-4">
      <Field
        label={`Type the name to close it for good: ${saved.name}`}
        name="confirm"
        autoComplete="off"
        hint="Listings will say that it is permanently closed. That is hard to undo."
        value={confirm}
        onChange={event => setConfirm(event.target.value)}
        error={problems.find(({ field }) => field === 'confirm')?.message}
      />
    </div>
  )
}
