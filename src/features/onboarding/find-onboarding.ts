import { findStanding, mayArrange, openStepInvitations, seesAll } from '#src/features/businesses/public.ts'
import { locationNames } from '#src/features/locations/public.ts'
import type { Answers } from '#src/features/onboarding/answers.ts'
import { viewSteps } from '#src/features/onboarding/step-view.ts'
import { readSteps, type StepRow } from '#src/features/onboarding/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What the locations are called that are to have another plan than the others. */
async function namesInPlans(tx: Transaction, rows: readonly StepRow[]): Promise<Record<string, string>> {
  const plans = rows.find(({ step }) => step === 'plans')?.answers as Partial<Answers<'plans'>> | undefined
  const names = await locationNames(tx, plans?.exceptions?.map(({ location_id }) => location_id) ?? [])
  return Object.fromEntries([...names].map(([id, { name }]) => [id, name]))
}

/** The steps as they were told, without the wishes for locations that are gone since: nobody is to pay for those. */
function withoutGone(rows: readonly StepRow[], names: Record<string, string>): StepRow[] {
  return rows.map(row => {
    if (row.step !== 'plans') return row
    const { exceptions = [] } = row.answers as Partial<Answers<'plans'>>
    return {
      ...row,
      answers: { ...row.answers, exceptions: exceptions.filter(({ location_id }) => location_id in names) },
    }
  })
}

/** How far a business has come with setting up, and what it has told; for those who see all of it. */
export function findOnboarding(database: Database, actor: UserActor, business_id: string) {
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return { ok: false as const, reason: 'not_found' as const }
    if (!seesAll(standing)) return { ok: false as const, reason: 'whole_business_only' as const }
    const rows = await readSteps(tx, business_id)
    const location_names = await namesInPlans(tx, rows)
    const review = rows.find(({ step, state }) => step === 'review' && state === 'done')
    const may_invite = standing.role === 'owner' || standing.role === 'agency'
    const onboarding = {
      business_id,
      ...viewSteps(withoutGone(rows, location_names)),
      location_names,
      handed_over_at: review?.closed_at ?? null,
      handed_over_by_name: review?.updated_by_name ?? '',
      may_change: mayArrange(standing),
      may_invite,
      invited: may_invite ? await openStepInvitations(tx, business_id) : [],
    }
    return { ok: true as const, onboarding }
  })
}
