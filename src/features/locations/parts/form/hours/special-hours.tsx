import { useState } from 'react'
import type { SpecialDay } from '#src/domain/location/record/location-record.ts'
import { comingHolidays } from '#src/features/locations/parts/bulk/holidays.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormFault } from '#src/features/locations/parts/form/fault.tsx'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { FormDay } from './day.tsx'

const here = () => new Intl.DateTimeFormat('en-CA').format(new Date())

/** Days on which other hours hold, with the coming holidays to choose from. */
export function FormSpecialHours() {
  const { values, set, faultAt } = useFormContext()
  const { special_hours: days } = values
  const [today] = useState(here)
  const holidays = comingHolidays(today).filter(({ date }) => days.every(day => day.date !== date))
  const add = (date: string, note: string) => set({ special_hours: [...days, { date, ranges: [], note }] })
  const change = (at: number, over: Partial<SpecialDay>) =>
    set({ special_hours: days.map((day, place) => (place === at ? { ...day, ...over } : day)) })

  return (
    <FormGroup field="special_hours">
      <p className="text-sm text-soft">
        Holidays and single days, at most two years ahead. They replace the usual hours.
      </p>
      <FormFault>{faultAt('special_hours')}</FormFault>
      {days.map((day, at) => {
        const path = `special_hours.${at}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the date itself is being edited
          <div key={at} className="grid gap-3 border-l-2 border-hairline pl-4">
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start">
              <Field
                label="Day"
                name={`${path}.date`}
                type="date"
                value={day.date}
                onChange={event => change(at, { date: event.target.value })}
                error={faultAt(`${path}.date`) ?? faultAt(path)}
              />
              <Field
                label="Note"
                name={`${path}.note`}
                placeholder="Optional"
                autoComplete="off"
                value={day.note}
                onChange={event => change(at, { note: event.target.value })}
                error={faultAt(`${path}.note`)}
              />
              <div className="sm:pt-8">
                <Button
                  tone="quiet"
                  aria-label={`Remove ${day.note || day.date || 'this day'}`}
                  onClick={() => set({ special_hours: days.toSpliced(at, 1) })}
                >
                  Remove
                </Button>
              </div>
            </div>
            <FormDay
              path={`${path}.ranges`}
              label={day.note || day.date || 'that day'}
              ranges={day.ranges}
              onChange={ranges => change(at, { ranges })}
            />
          </div>
        )
      })}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-60">
          <SelectField
            label="Add a holiday"
            name="holiday"
            value=""
            onChange={event => {
              const holiday = holidays.find(({ date }) => date === event.target.value)
              if (holiday) add(holiday.date, holiday.name)
            }}
            error={undefined}
          >
            <option value="">Choose one</option>
            {holidays.map(({ name, date }) => (
              <option key={date} value={date}>
                {name}, {date}
              </option>
            ))}
          </SelectField>
        </div>
        <Button tone="outline" onClick={() => add('', '')}>
          Add another day
        </Button>
      </div>
    </FormGroup>
  )
}
