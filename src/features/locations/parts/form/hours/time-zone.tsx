import { TimeZoneOptions } from '#src/features/accounts/public.tsx'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { SelectField } from '#src/ui/select-field.tsx'

/** The clock that the opening hours are told by. */
export function FormTimeZone() {
  const { values, set, faultAt } = useFormContext()
  const { time_zone } = values
  return (
    <SelectField
      label="Time zone"
      name="time_zone"
      hint="Opening hours are told by this clock."
      value={time_zone}
      onChange={event => set({ time_zone: event.target.value })}
      error={faultAt('time_zone')}
    >
      <option value="">The usual one of the address</option>
      <TimeZoneOptions chosen={time_zone} />
    </SelectField>
  )
}
