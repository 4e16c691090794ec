import { type MoreHours, moreHoursKinds } from '#src/domain/location/record/location-record.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormFault } from '#src/features/locations/parts/form/fault.tsx'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'
import { moreHoursNames } from '#src/features/locations/parts/record-words.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { usualWeek } from './day-hours.ts'
import { FormWeek } from './week.tsx'

/** Hours of single services, such as delivery. */
export function FormMoreHours() {
  const { values, set, faultAt } = useFormContext()
  const { more_hours: told } = values
  const left = moreHoursKinds.filter(kind => told.every(hours => hours.kind !== kind))
  const change = (at: number, hours: MoreHours['hours']) =>
    set({ more_hours: told.map((one, place) => (place === at ? { ...one, hours } : one)) })

  return (
    <FormGroup field="more_hours">
      <p className="text-sm text-soft">Only where a service keeps other hours than the shop.</p>
      <FormFault>{faultAt('more_hours')}</FormFault>
      {told.map(({ kind, hours }, at) => (
        <details key={kind} open className="border-l-2 border-hairline pl-4">
          <summary className="min-h-11 py-2 font-semibold">{moreHoursNames[kind]}</summary>
          <FormWeek path={`more_hours.${at}.hours`} week={hours} onChange={week => change(at, week)} />
          <Button tone="quiet" onClick={() => set({ more_hours: told.toSpliced(at, 1) })}>
            Remove these hours
          </Button>
        </details>
      ))}
      {left.length > 0 && (
        <div className="max-w-60">
          <SelectField
            label="Add hours of a service"
            name="more_hours_kind"
            value=""
            onChange={event => {
              const kind = left.find(known => known === event.target.value)
              if (kind) set({ more_hours: [...told, { kind, hours: values.regular_hours ?? usualWeek }] })
            }}
            error={undefined}
          >
            <option value="">Choose one</option>
            {left.map(kind => (
              <option key={kind} value={kind}>
                {moreHoursNames[kind]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </FormGroup>
  )
}
