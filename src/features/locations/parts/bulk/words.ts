import { z } from 'zod'
import { dayInWords, weekInWords } from '#src/domain/location/hours/hours-in-words.ts'
import type { RegularHours, SpecialDay } from '#src/domain/location/record/location-record.ts'
import { dateInWords } from '#src/features/locations/parts/date-words.ts'
import { locationDetailSchema } from '#src/features/locations/schema.ts'

const { regular_hours, special_hours } = locationDetailSchema.shape.location.shape

const statusWords: Record<string, string> = {
  open: 'Open',
  closed_temporarily: 'Closed for now',
  closed_permanently: 'Closed for good',
}

function specialInWords(days: readonly SpecialDay[]): string {
  return days
    .map(({ date, ranges, note }) => `${dateInWords(date)}${note && ` (${note})`}: ${dayInWords(ranges)}`)
    .join('; ')
}

function weekWords(week: RegularHours | null): string {
  return week ? weekInWords(week) : ''
}

/** A field's value as people read it; '' where nothing is told. */
function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field === 'special_hours') return specialInWords(special_hours.parse(value))
  if (field === 'regular_hours') return weekWords(regular_hours.parse(value) as RegularHours | null)
  if (field === 'open_status') return statusWords[String(value)] ?? String(value)
  const list = z.array(z.string()).safeParse(value)
  return list.success ? list.data.join(', ') : String(value)
}

/** The days of one list that are not in the other just so. */
function daysBeside(days: unknown, others: unknown): SpecialDay[] {
  const known = new Set((special_hours.safeParse(others).data ?? []).map(day => JSON.stringify(day)))
  return (special_hours.safeParse(days).data ?? []).filter(day => !known.has(JSON.stringify(day)))
}

/** What was and what will be, in words. Of special days only those that change are told. */
export function changeInWords(field: string, { before, after }: { before: unknown; after: unknown }) {
  const days = field === 'special_hours'
  return {
    before: valueInWords(field, days ? daysBeside(before, after) : before) || 'Nothing told',
    after: valueInWords(field, days ? daysBeside(after, before) : after) || 'Nothing told',
  }
}
