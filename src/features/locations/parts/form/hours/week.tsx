import { weekdayName } from '#src/domain/location/hours/hours-in-words.ts'
import { type RegularHours, weekdays } from '#src/domain/location/record/location-record.ts'
import { Button } from '#src/ui/button.tsx'
import { FormDay } from './day.tsx'
import { likeMonday } from './day-hours.ts'

type Props = {
  /** The path of the week in the record: `regular_hours`, or `more_hours.0.hours`. */
  path: string
  week: RegularHours
  onChange: (week: RegularHours) => void
}

/** Seven days with their hours. */
export function FormWeek({ path, week, onChange }: Props) {
  return (
    <div>
      <div className="divide-y divide-hairline border-y border-hairline">
        {weekdays.map(day => (
          <FormDay
            key={day}
            path={`${path}.${day}`}
            label={weekdayName(day)}
            ranges={week[day]}
            onChange={ranges => onChange({ ...week, [day]: ranges })}
          />
        ))}
      </div>
      <div className="mt-2">
        <Button tone="quiet" onClick={() => onChange(likeMonday(week))}>
          Copy Monday to all weekdays
        </Button>
      </div>
    </div>
  )
}
