import { FilterInput } from '#src/ui/filter-input.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import type { DayDraft } from './draft.ts'

type Props = {
  /** Names its fields: unique on the screen. */
  name: string
  label: string
  day: DayDraft
  onChange: (over: Partial<DayDraft>) => void
}

const kinds = [
  { value: 'closed', label: 'Closed' },
  { value: 'all_day', label: 'Open 24 hours' },
  { value: 'hours', label: 'Open from … to …' },
] as const

/** Whether a day is open, and from when to when. */
export function BulkDayHours({ name, label, day, onChange }: Props) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="col-span-2 sm:col-span-1">
        <FilterSelect
          label={label}
          name={`${name}-kind`}
          value={day.kind}
          options={kinds}
          onPick={picked => onChange({ kind: kinds.find(({ value }) => value === picked)?.value ?? 'closed' })}
        />
      </div>
      {day.kind === 'hours' && (
        <>
          <FilterInput
            label={
              <>
                Opens<span className="sr-only">, {label}</span>
              </>
            }
            name={`${name}-opens`}
            type="time"
            required
            value={day.opens}
            onChange={event => onChange({ opens: event.target.value })}
          />
          <FilterInput
            label={
              <>
                Closes<span className="sr-only">, {label}</span>
              </>
            }
            name={`${name}-closes`}
            type="time"
            required
            value={day.closes}
            onChange={event => onChange({ closes: event.target.value })}
          />
        </>
      )}
    </div>
  )
}
