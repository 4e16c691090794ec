import { isClosed } from '#src/domain/onboarding/steps.ts'
import { type Author, fieldChanges, noteActivity } from '#src/features/activity/public.ts'
import { findStanding, mayArrange } from '#src/features/businesses/public.ts'
import { judgeStep, type StepRefused, type WishedStep } from '#src/features/onboarding/judge-step.ts'
import type { StepView } from '#src/features/onboarding/schema.ts'
import { signedBy } from '#src/features/onboarding/signed-by.ts'
import { viewStep } from '#src/features/onboarding/step-view.ts'
import { readStep, waitForOnboarding, writeStep } from '#src/features/onboarding/store.ts'
import type { Database } from '#src/platform/database/database.ts'

export type SavedOnboarding =
  | { ok: true; step: StepView }
  | { ok: false; reason: 'not_found' | 'editors_only' }
  | StepRefused

/**
 * Saves what was told in a step. Fields that nobody else has touched since that version go in; where somebody has made
 * something different of one, nothing is saved and the answer holds both.
 */
export function saveStep(database: Database, author: Author, wished: WishedStep): Promise<SavedOnboarding> {
  const { actor } = author
  const { business_id, step } = wished
  return database.inTransaction(actor, async (tx): Promise<SavedOnboarding> => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return { ok: false, reason: 'not_found' }
    if (!mayArrange(standing)) return { ok: false, reason: 'editors_only' }
    await waitForOnboarding(tx, business_id)
    const row = await readStep(tx, business_id, step)
    const judged = await judgeStep(tx, standing, row, wished)
    if (!judged.ok) return judged
    const { answers, field_changes, state } = judged
    const before = row?.state ?? 'open'
    if (field_changes.length === 0 && state === before) return { ok: true, step: viewStep(step, row) }

    const version = (row?.version ?? 0) + 1
    const changed = Object.fromEntries(field_changes.map(({ field }) => [field, version]))
    await writeStep(tx, {
      ...{ business_id, step, state, answers, version },
      field_versions: { ...row?.field_versions, ...changed },
      closed_at: row?.closed_at ?? (isClosed(state) ? new Date() : null),
      ...(await signedBy(tx, actor)),
    })
    const named = field_changes.map(change => ({ ...change, field: `${step}.${change.field}` }))
    const moved = fieldChanges({ [`${step}.state`]: before }, { [`${step}.state`]: state })
    const entry = { business_id, action: 'onboarding_saved' as const, field_changes: [...named, ...moved] }
    await noteActivity(tx, author, [entry])
    return { ok: true, step: viewStep(step, await readStep(tx, business_id, step)) }
  })
}
