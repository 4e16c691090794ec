import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormLine } from '#src/features/locations/parts/form/line.tsx'
import type { FormValues } from '#src/features/locations/parts/form/values.ts'
import { openStatusNames } from '#src/features/locations/parts/record-words.ts'
import { SelectField } from '#src/ui/select-field.tsx'

/** Whether it is open at all, and since when. */
export function FormOpenStatus() {
  const { values, set, faultAt } = useFormContext()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Open or closed"
        name="open_status"
        value={values.open_status}
        onChange={event => set({ open_status: event.target.value as FormValues['open_status'] })}
        error={faultAt('open_status')}
      >
        {Object.entries(openStatusNames).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormLine
        field="opening_date"
        placeholder="2008-03"
        hint="Year and month, the day if you like: 2008-03 or 2008-03-15. At most a year ahead."
      />
    </div>
  )
}
