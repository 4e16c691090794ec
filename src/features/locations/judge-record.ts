import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { checkChange } from '#src/domain/location/record/check-change.ts'
import { checkLocation } from '#src/domain/location/record/check-location.ts'
import { completeness } from '#src/domain/location/record/completeness.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Problem, Warning } from '#src/domain/location/record/notes.ts'
import { raisedAnew } from '#src/domain/location/record/raised-warnings.ts'
import { missingRequired } from '#src/domain/location/record/required-fields.ts'
import type { ReasonGiven } from '#src/features/activity/public.ts'
import { locationRules } from '#src/features/locations/location-rules.ts'

export type Saved = {
  /** What it is now; undefined for one that is made new. */
  before: LocationRecord | undefined
  /** What it is to be; anything, as it came in. */
  wished: unknown
  /** What its photos show; they count in how complete it is. */
  photos: ReadonlySet<PhotoKind>
  accepted_warnings: readonly ReasonGiven[]
  /** The name of the location, typed by whoever closes it for good. */
  confirm?: string | undefined
}

export type Judged =
  | { ok: true; record: LocationRecord; is_complete: boolean; percent: number; reasons: ReasonGiven[] }
  | { ok: false; reason: 'invalid_fields'; problems: Problem[] }
  | { ok: false; reason: 'reason_needed'; warnings: Warning[] }

/** Holds what is to be saved against every rule: of the record itself, of the change, and of policy, which asks a reason. */
export function judgeRecord({ before, wished, photos, accepted_warnings, confirm = '' }: Saved, now: number): Judged {
  const rules = locationRules(now)
  const checked = checkLocation(wished, rules)
  if (!checked.ok) return { ok: false, reason: 'invalid_fields', problems: checked.problems }
  const { record } = checked
  const change = before ? checkChange(before, record, confirm) : { problems: [], warnings: [] }
  if (change.problems.length > 0) return { ok: false, reason: 'invalid_fields', problems: change.problems }
  const { warnings } = checked
  const warningsOf = (earlier: LocationRecord) => {
    const told = checkLocation(earlier, rules)
    return told.ok ? told.warnings : []
  }
  const anew = before ? raisedAnew({ before, after: record, warnings }, warningsOf) : warnings
  const raised = [...anew, ...change.warnings]
  const reasons = accepted_warnings.filter(({ code }) => raised.some(warning => warning.code === code))
  const unanswered = raised.filter(({ code }) => reasons.every(reason => reason.code !== code))
  if (unanswered.length > 0) return { ok: false, reason: 'reason_needed', warnings: unanswered }
  const is_complete = missingRequired(record).length === 0
  return { ok: true, record, is_complete, percent: completeness(record, photos).percent, reasons }
}
