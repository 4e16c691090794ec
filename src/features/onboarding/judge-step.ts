import { isSameValue } from '#src/domain/location/record/same-value.ts'
import { maySkip, nextState, type StepState } from '#src/domain/onboarding/steps.ts'
import { type FieldChange, fieldChanges } from '#src/features/activity/public.ts'
import type { Standing } from '#src/features/businesses/public.ts'
import { countLocations, namesAll } from '#src/features/locations/public.ts'
import { lackingAnswers, noAnswers, type SavedStep } from '#src/features/onboarding/answers.ts'
import type { StepView } from '#src/features/onboarding/schema.ts'
import { viewStep } from '#src/features/onboarding/step-view.ts'
import type { StepRow } from '#src/features/onboarding/store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type WishedStep = {
  business_id: string
  step: SavedStep
  /** The version of the step that was on the screen. */
  version: number
  /** The fields that change, checked by the schema of the step. */
  changes: Record<string, unknown>
  state: Exclude<StepState, 'open'>
}

type Conflict = { field: string; theirs: unknown; mine: unknown }

export type StepRefused =
  | { ok: false; reason: 'invalid_fields'; fields: Record<string, string> }
  | { ok: false; reason: 'edited_meanwhile'; current: StepView; conflicts: Conflict[] }

type Judged =
  | { ok: true; answers: Record<string, unknown>; field_changes: FieldChange[]; state: StepState }
  | StepRefused

/** The fields that somebody else has made something different of since the version on the screen. */
function conflictsWith(row: StepRow | undefined, { version, changes }: WishedStep): Conflict[] {
  return Object.entries(changes)
    .filter(([field]) => (row?.field_versions[field] ?? 0) > version)
    .map(([field, mine]) => ({ field, theirs: row?.answers[field], mine }))
    .filter(({ theirs, mine }) => !isSameValue(theirs, mine))
}

const placesIn = ({ exceptions = [] }: { exceptions?: { location_id: string }[] }) =>
  exceptions.map(({ location_id }) => location_id)

/** Locations that an answer names anew have to be in the business; one that was named before may be gone since. */
async function unknownPlaces(
  tx: Transaction,
  { business_id, changes }: WishedStep,
  before: Record<string, unknown>,
): Promise<Record<string, string>> {
  const known_before = new Set(placesIn(before))
  const location_ids = placesIn(changes).filter(id => !known_before.has(id))
  if (location_ids.length === 0) return {}
  const known = await namesAll(tx, business_id, { scope: 'chosen', location_ids, group_ids: [] })
  return known ? {} : { exceptions: 'One of these locations is not in this business.' }
}

/** What stands against closing the step. */
async function lacking(tx: Transaction, standing: Standing, wished: WishedStep, answers: Record<string, unknown>) {
  const { step, state } = wished
  if (state === 'skipped') return maySkip(step) ? {} : { state: 'The work cannot begin without this step.' }
  if (state !== 'done') return {}
  if (step !== 'locations') return lackingAnswers(step, answers)
  const counts = await countLocations(tx, [standing])
  return counts.size > 0 ? {} : { locations: 'Please add at least one location first.' }
}

/** Holds what is to be saved against what others have saved meanwhile, and against what the step asks. */
export async function judgeStep(
  tx: Transaction,
  standing: Standing,
  row: StepRow | undefined,
  wished: WishedStep,
): Promise<Judged> {
  const { step, version, changes } = wished
  if (version > (row?.version ?? 0)) {
    return { ok: false, reason: 'invalid_fields', fields: { version: 'This step has no such version yet.' } }
  }
  const conflicts = conflictsWith(row, wished)
  if (conflicts.length > 0) return { ok: false, reason: 'edited_meanwhile', current: viewStep(step, row), conflicts }
  const before: Record<string, unknown> = { ...noAnswers[step], ...row?.answers }
  const answers = { ...before, ...changes }
  const fields = { ...(await unknownPlaces(tx, wished, before)), ...(await lacking(tx, standing, wished, answers)) }
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid_fields', fields }
  const state = nextState(row?.state ?? 'open', wished.state)
  return { ok: true, answers, field_changes: fieldChanges(before, changes), state }
}
