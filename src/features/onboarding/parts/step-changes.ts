import { isSameValue } from '#src/domain/location/record/same-value.ts'
import type { Holds } from '#src/ui/choose-what-holds.tsx'

/** The fields that are not as they were. */
export function changesOf(base: Record<string, unknown>, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSameValue(base[field], value)))
}

/** The first sentence for each field, whatever entry of it is refused: `keywords.2` speaks of `keywords`. */
export function faultsByField(fields: Readonly<Record<string, string>>): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) faults[path.split('.')[0] ?? path] ??= message
  return faults
}

/** Of what was kept of a step, whatever is still asked and has the shape that it is asked in. */
export function fittingChanges(
  answers: Record<string, unknown>,
  kept: Record<string, unknown>,
): Record<string, unknown> {
  const fits = ([field, value]: [string, unknown]) =>
    Object.hasOwn(answers, field) && Array.isArray(value) === Array.isArray(answers[field])
  return Object.fromEntries(Object.entries(kept).filter(fits))
}

/** What somebody else has saved, with one's own changes on top where they were not given up. */
export function settled(
  theirs: Record<string, unknown>,
  changes: Record<string, unknown>,
  choices: Readonly<Record<string, Holds>>,
): Record<string, unknown> {
  const kept = Object.entries(changes).filter(([field]) => choices[field] !== 'theirs')
  return { ...theirs, ...Object.fromEntries(kept) }
}
