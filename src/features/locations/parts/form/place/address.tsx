import { stateCodes, stateName } from '#src/domain/us-states.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormLine } from '#src/features/locations/parts/form/line.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

const served = ['FL', 'GA', 'SC', 'NC']
const others = stateCodes.filter(code => !served.includes(code))

const options = (codes: readonly string[]) =>
  codes.map(code => (
    <option key={code} value={code}>
      {stateName(code)}
    </option>
  ))

/** Where it is, and whether listings may say so. */
export function FormAddress() {
  const { values, set, faultAt } = useFormContext()
  const only_travels = values.business_type === 'service_area'
  return (
    <>
      <FormLine
        field="address_line_1"
        hint={
          only_travels
            ? 'Optional, for us. Listings never show it.'
            : 'Where customers find you. No PO box and no rented mailbox.'
        }
      />
      <FormLine field="address_line_2" hint="Optional, such as Suite 4." />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
        <FormLine field="city" />
        <SelectField
          label="State"
          name="state"
          value={values.state}
          onChange={event => set({ state: event.target.value })}
          error={faultAt('state')}
        >
          <option value="">Choose one</option>
          <optgroup label="Where we work">{options(served)}</optgroup>
          <optgroup label="Elsewhere">{options(others)}</optgroup>
        </SelectField>
        <FormLine field="zip" inputMode="numeric" hint="5 digits, or ZIP+4." />
      </div>
      {only_travels ? (
        <p id="hide_address" tabIndex={-1} className="text-[0.9375rem] text-soft">
          The address stays hidden, because customers do not come to it.
        </p>
      ) : (
        <CheckField
          label="Hide the address on listings"
          name="hide_address"
          checked={values.hide_address}
          onCheck={hide_address => set({ hide_address })}
          hint="For a business at home that shows only its service areas."
        />
      )}
    </>
  )
}
