import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormFault } from '#src/features/locations/parts/form/fault.tsx'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'
import { Button } from '#src/ui/button.tsx'
import { usualWeek } from './day-hours.ts'
import { FormWeek } from './week.tsx'

/** The hours of an ordinary week, once somebody tells them. */
export function FormHours() {
  const { values, set, faultAt } = useFormContext()
  const { regular_hours: week } = values
  return (
    <FormGroup field="regular_hours">
      <p className="text-sm text-soft">
        Closing before opening means the next day: 6:00 PM to 2:00 AM is one range. Midnight is 12:00 AM.
      </p>
      <FormFault>{faultAt('regular_hours')}</FormFault>
      {week ? (
        <>
          <FormWeek path="regular_hours" week={week} onChange={regular_hours => set({ regular_hours })} />
          <div>
            <Button tone="quiet" onClick={() => set({ regular_hours: null })}>
              Take the hours out
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button tone="outline" onClick={() => set({ regular_hours: usualWeek })}>
            Tell the opening hours
          </Button>
        </div>
      )}
    </FormGroup>
  )
}
