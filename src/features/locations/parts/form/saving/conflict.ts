import type { FieldName } from '#src/domain/location/record/compare-records.ts'
import { changedIn, type FormValues } from '#src/features/locations/parts/form/values.ts'
import type { Holds } from '#src/ui/choose-what-holds.tsx'

type Meeting = {
  /** What was saved when the form was opened. */
  base: FormValues
  /** What stands in the form. */
  mine: FormValues
  /** What somebody else has saved since. */
  theirs: FormValues
}

/**
 * The form after two people have met in it: what one changed and the other did not is taken over; of what both changed,
 * `choices` decides, and where it is silent one's own words stay.
 */
export function settle({ base, mine, theirs }: Meeting, choices: Partial<Record<FieldName, Holds>>) {
  const own = changedIn(base, mine).filter(field => choices[field] !== 'theirs')
  return { ...theirs, ...Object.fromEntries(own.map(field => [field, mine[field]])) } as FormValues
}
