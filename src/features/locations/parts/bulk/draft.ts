import { z } from 'zod/mini'
import type { ChangeMode } from '#src/domain/location/record/change-field.ts'
import { type OpenRange, type Weekday, weekdays } from '#src/domain/location/record/location-record.ts'

/** What can be changed for many from the list, and how; what every shop has for itself is not among it. */
export const bulkFields = {
  special_hours: { label: 'Holiday or special day', modes: ['add', 'clear'], risky: false },
  regular_hours: { label: 'Opening hours of the week', modes: ['replace', 'clear'], risky: false },
  labels: { label: 'Labels', modes: ['add', 'replace', 'clear'], risky: false },
  phone: { label: 'Main phone', modes: ['replace'], risky: true },
  website: { label: 'Website', modes: ['replace', 'clear'], risky: true },
  description: { label: 'Description', modes: ['replace', 'clear'], risky: true },
  open_status: { label: 'Open or closed for now', modes: ['replace'], risky: true },
} as const satisfies Record<string, { label: string; modes: readonly ChangeMode[]; risky: boolean }>

export type BulkField = keyof typeof bulkFields

/** The hours of one day as the form holds them. */
export type DayDraft = { kind: 'closed' | 'all_day' | 'hours'; opens: string; closes: string }

/** Everything the form holds, whichever field is chosen. */
export type BulkDraft = {
  field: BulkField
  mode: ChangeMode
  special: DayDraft & { date: string; note: string }
  week: Record<Weekday, DayDraft>
  text: string
  open_status: 'open' | 'closed_temporarily'
}

const office: DayDraft = { kind: 'hours', opens: '09:00', closes: '17:00' }
const shut: DayDraft = { ...office, kind: 'closed' }

export const newDraft: BulkDraft = {
  field: 'special_hours',
  mode: 'add',
  special: { ...shut, date: '', note: '' },
  week: {
    monday: office,
    tuesday: office,
    wednesday: office,
    thursday: office,
    friday: office,
    saturday: shut,
    sunday: shut,
  },
  text: '',
  open_status: 'closed_temporarily',
}

export function isBulkField(name: string): name is BulkField {
  return Object.hasOwn(bulkFields, name)
}

function rangesOf({ kind, opens, closes }: DayDraft): OpenRange[] {
  if (kind === 'closed') return []
  return kind === 'all_day' ? [{ opens: '00:00', closes: '24:00' }] : [{ opens, closes }]
}

/** The value that the draft asks for, as the API takes it; null to clear. */
export function bulkValue({ field, mode, special, week, text, open_status }: BulkDraft): unknown {
  if (mode === 'clear') return null
  if (field === 'special_hours') return [{ date: special.date, ranges: rangesOf(special), note: special.note.trim() }]
  if (field === 'regular_hours') return Object.fromEntries(weekdays.map(day => [day, rangesOf(week[day])]))
  if (field === 'open_status') return open_status
  if (field !== 'labels') return text.trim()
  return text
    .split(',')
    .map(label => label.trim())
    .filter(label => label !== '')
}

const day = z.object({ kind: z.enum(['closed', 'all_day', 'hours']), opens: z.string(), closes: z.string() })

/** What was begun, as this tab keeps it: a field that is no longer on offer, or not in that way, is forgotten. */
export const keptBulkSchema = z
  .object({
    field: z.enum(Object.keys(bulkFields) as BulkField[]),
    mode: z.enum(['add', 'replace', 'clear']),
    special: z.extend(day, { date: z.string(), note: z.string() }),
    week: z.record(z.enum(weekdays), day),
    text: z.string(),
    open_status: z.enum(['open', 'closed_temporarily']),
    /** By the code of what is objected to. */
    reasons: z.optional(z.record(z.string(), z.string())),
  })
  .check(z.refine(({ field, mode }) => bulkFields[field].modes.some(way => way === mode)))
