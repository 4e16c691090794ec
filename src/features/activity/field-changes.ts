import { isSameValue } from '#src/domain/location/same-value.ts'
import type { FieldChange } from '#src/features/activity/activity-entry.ts'

/** The fields of `after` whose value is another than in `before`, in the order in which they stand there. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const earlier = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .map(([field, value]) => ({ field, before: earlier.get(field) ?? null, after: value ?? null }))
    .filter(change => !isSameValue(change.before, change.after))
}
