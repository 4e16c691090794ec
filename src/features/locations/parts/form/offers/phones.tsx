import { fieldLabels } from '#src/domain/location/record/record-fields.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormLine } from '#src/features/locations/parts/form/line.tsx'
import { Field } from '#src/ui/field.tsx'

const further = [0, 1] as const

/** The number customers call, and at most two more. */
export function FormPhones() {
  const { values, set, faultAt } = useFormContext()
  const { additional_phones: phones } = values

  function change(at: number, number: string): void {
    const both = further.map(place => (place === at ? number : (phones[place] ?? '')))
    set({ additional_phones: both.findLastIndex(told => told !== '') < 1 ? both.filter(told => told !== '') : both })
  }

  return (
    <>
      <FormLine
        field="phone"
        type="tel"
        hint="A local number that reaches this shop, such as (904) 555-0142. No extension."
      />
      <fieldset
        id="additional_phones"
        tabIndex={-1}
        aria-label={fieldLabels.additional_phones}
        className="grid gap-5 sm:grid-cols-2"
      >
        {further.map(at => (
          <Field
            key={at}
            label={at === 0 ? 'Second phone' : 'Third phone'}
            name={`additional_phones.${at}`}
            type="tel"
            autoComplete="off"
            hint="Optional. No fax numbers."
            value={phones[at] ?? ''}
            onChange={event => change(at, event.target.value)}
            error={faultAt(`additional_phones.${at}`)}
          />
        ))}
      </fieldset>
      <FormLine
        field="website"
        type="url"
        inputMode="url"
        hint="The page about this location, if you have one, else the home page."
      />
    </>
  )
}
