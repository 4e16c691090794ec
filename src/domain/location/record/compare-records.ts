import type { LocationRecord } from './location-record.ts'
import { fieldLabels } from './record-fields.ts'
import { isSameValue } from './same-value.ts'

export type FieldName = keyof LocationRecord

/** One field of which two people made different things. */
export type Conflict = { field: FieldName; base: unknown; mine: unknown; theirs: unknown }

const fields = Object.keys(fieldLabels) as FieldName[]

/** The fields in which two records differ, in the order of the form. */
export function changedFields(before: LocationRecord, after: LocationRecord): FieldName[] {
  return fields.filter(field => !isSameValue(before[field], after[field]))
}

/**
 * Two changes of one record, made by people who did not see each other. What only one of them touched is taken over; where
 * both said the same, that holds; every other field is a conflict, in which `merged` keeps what is saved (theirs) and the
 * answer holds both words, so that nobody's are lost.
 */
export function compareRecords(
  base: LocationRecord,
  mine: LocationRecord,
  theirs: LocationRecord,
): { merged: LocationRecord; conflicts: Conflict[] } {
  const theirs_changed = new Set(changedFields(base, theirs))
  const conflicts: Conflict[] = []
  const taken: [FieldName, unknown][] = []
  for (const field of changedFields(base, mine)) {
    if (!theirs_changed.has(field)) taken.push([field, mine[field]])
    else if (!isSameValue(mine[field], theirs[field])) {
      conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] })
    }
  }
  return { merged: { ...theirs, ...Object.fromEntries(taken) }, conflicts }
}
