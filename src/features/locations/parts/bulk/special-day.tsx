import { useState } from 'react'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { BulkDayHours } from './day-hours.tsx'
import type { BulkDraft } from './draft.ts'
import { comingHolidays } from './holidays.ts'

type Special = BulkDraft['special']

type Props = { special: Special; onChange: (special: Special) => void }

const here = () => new Intl.DateTimeFormat('en-CA').format(new Date())

/** One day on which other hours hold: a holiday from the calendar, or any day. */
export function BulkSpecialDay({ special, onChange }: Props) {
  const [holidays] = useState(() => comingHolidays(here()))
  const picked = holidays.find(({ date, name }) => date === special.date && name === special.note)
  const change = (over: Partial<Special>) => onChange({ ...special, ...over })

  function pick(date: string): void {
    const holiday = holidays.find(known => known.date === date)
    change({ date, note: holiday?.name ?? '' })
  }

  return (
    <>
      <SelectField
        label="Holiday"
        name="holiday"
        value={picked?.date ?? ''}
        onChange={event => pick(event.target.value)}
        error={undefined}
      >
        <option value="">Another day</option>
        {holidays.map(({ name, date }) => (
          <option key={date} value={date}>
            {name}, {date}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Day"
          name="date"
          type="date"
          required
          value={special.date}
          onChange={event => change({ date: event.target.value })}
          error={undefined}
        />
        <Field
          label="Note (optional)"
          name="note"
          maxLength={80}
          value={special.note}
          onChange={event => change({ note: event.target.value })}
          error={undefined}
        />
      </div>
      <BulkDayHours name="special" label="Hours on that day" day={special} onChange={change} />
    </>
  )
}
