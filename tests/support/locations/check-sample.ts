import { checkLocation } from '#src/domain/location/record/check-location.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { sampleLocation, sampleRules } from './sample-location.ts'

const checked = (changes: Record<string, unknown>) => checkLocation({ ...sampleLocation, ...changes }, sampleRules)

/** What the rules refuse of the sample with these changes, each as "field code"; none when it is taken. */
export function refusals(changes: Record<string, unknown>): string[] {
  const answer = checked(changes)
  return answer.ok ? [] : answer.problems.map(({ field, code }) => `${field} ${code}`)
}

/** What they ask a reason for, by code. Throws when they refuse. */
export function warnings(changes: Record<string, unknown>): string[] {
  const answer = checked(changes)
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.problems)}`)
  return answer.warnings.map(({ code }) => code)
}

/** The record that they make of the sample with these changes. Throws when they refuse. */
export function taken(changes: Record<string, unknown>): LocationRecord {
  const answer = checked(changes)
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.problems)}`)
  return answer.record
}
