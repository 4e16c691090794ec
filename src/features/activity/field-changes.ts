import { isSameValue } from '#src/domain/location/record/same-value.ts'
import type { FieldChange } from '#src/features/activity/activity-entry.ts'

/** The fields of `after` whose value is another than in `before`, in the order in which they stand there. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const earlier: Record<string, unknown> = { ...before }
  return Object.entries(after)
    .filter(([field, value]) => !isSameValue(earlier[field] ?? null, value ?? null))
    .map(([field, value]) => ({ field, before: earlier[field] ?? null, after: value ?? null }))
}
