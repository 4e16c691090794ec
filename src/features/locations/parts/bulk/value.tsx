import { weekdayName } from '#src/domain/location/hours/hours-in-words.ts'
import { weekdays } from '#src/domain/location/record/location-record.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { BulkDayHours } from './day-hours.tsx'
import type { BulkDraft } from './draft.ts'
import { BulkSpecialDay } from './special-day.tsx'

type Props = { draft: BulkDraft; onChange: (over: Partial<BulkDraft>) => void }

const lines = {
  labels: { label: 'Labels', type: 'text', hint: 'Up to 10 for a location, with commas between them.', most: 2600 },
  phone: { label: 'Phone', type: 'tel', hint: 'Such as (904) 555-0142.', most: 40 },
  website: { label: 'Web address', type: 'url', hint: 'Such as https://reyes.example.', most: 2000 },
} as const

/** Asks for the new value of the field that is to change. */
export function BulkValue({ draft, onChange }: Props) {
  const { field, special, week, text, open_status } = draft
  if (field === 'special_hours')
    return <BulkSpecialDay special={special} onChange={day => onChange({ special: day })} />
  if (field === 'regular_hours') {
    return weekdays.map(day => (
      <BulkDayHours
        key={day}
        name={day}
        label={weekdayName(day)}
        day={week[day]}
        onChange={over => onChange({ week: { ...week, [day]: { ...week[day], ...over } } })}
      />
    ))
  }
  if (field === 'open_status') {
    return (
      <SelectField
        label="From now on"
        name="open_status"
        value={open_status}
        onChange={event => onChange({ open_status: event.target.value === 'open' ? 'open' : 'closed_temporarily' })}
        hint="To close one for good, open it and confirm with its name."
        error={undefined}
      >
        <option value="open">Open</option>
        <option value="closed_temporarily">Closed for now</option>
      </SelectField>
    )
  }
  if (field === 'description') {
    return (
      <TextArea
        label="Description"
        name="description"
        rows={6}
        required
        value={text}
        onChange={event => onChange({ text: event.target.value })}
        hint="Up to 750 characters, without web addresses and phone numbers."
        error={undefined}
      />
    )
  }
  const { label, type, hint, most } = lines[field]
  return (
    <Field
      label={label}
      name={field}
      type={type}
      required
      maxLength={most}
      value={text}
      onChange={event => onChange({ text: event.target.value })}
      hint={hint}
      error={undefined}
    />
  )
}
