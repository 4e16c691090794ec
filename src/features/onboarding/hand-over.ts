import { randomUUIDv7 } from 'node:crypto'
import { isClosed, type OnboardingStep } from '#src/domain/onboarding/steps.ts'
import type { AccountsDeps } from '#src/features/accounts/public.ts'
import { type Author, fieldChanges, noteActivity } from '#src/features/activity/public.ts'
import { findStanding, mayArrange, readBusiness } from '#src/features/businesses/public.ts'
import { countLocations, findDrafts, type IncompleteDraft, sendForReview } from '#src/features/locations/public.ts'
import { handOverMail } from '#src/features/onboarding/mail.ts'
import type { HandOver } from '#src/features/onboarding/schema.ts'
import { signedBy } from '#src/features/onboarding/signed-by.ts'
import { viewSteps } from '#src/features/onboarding/step-view.ts'
import { readSteps, waitForOnboarding, writeStep } from '#src/features/onboarding/store.ts'

type Deps = Pick<AccountsDeps, 'database' | 'outbox' | 'brand' | 'site_origin'>

export type HandedOver =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'editors_only' | 'no_location_ready' }
  | { ok: false; reason: 'steps_open'; steps: OnboardingStep[] }
  | { ok: false; reason: 'locations_incomplete'; incomplete: IncompleteDraft[] }

/**
 * Hands a business over to the agency: its drafts that tell everything required wait for review, the agency is told by mail,
 * and the last step is done. Refuses while another step is open, and while a location lacks something required unless those
 * are to stay drafts. Handing over twice is handing over once.
 */
export function handOver(
  { database, outbox, brand, site_origin }: Deps,
  author: Author,
  business_id: string,
  { incomplete: wanted, note }: HandOver,
): Promise<HandedOver> {
  const { actor } = author
  return database.inTransaction(actor, async (tx): Promise<HandedOver> => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return { ok: false, reason: 'not_found' }
    if (!mayArrange(standing)) return { ok: false, reason: 'editors_only' }
    await waitForOnboarding(tx, business_id)
    const rows = await readSteps(tx, business_id)
    const { steps } = viewSteps(rows)
    const review = rows.find(({ step }) => step === 'review')
    if (review?.state === 'done') return { ok: true }
    const open = steps.filter(({ step, state }) => step !== 'review' && !isClosed(state))
    if (open.length > 0) return { ok: false, reason: 'steps_open', steps: open.map(({ step }) => step) }

    const drafts = await findDrafts(tx, business_id)
    if (drafts.incomplete.length > 0 && wanted === 'refuse') {
      return { ok: false, reason: 'locations_incomplete', incomplete: drafts.incomplete }
    }
    const { locations = 0 } = (await countLocations(tx, [standing])).get(business_id) ?? {}
    const ready = locations - drafts.incomplete.length
    if (ready === 0) return { ok: false, reason: 'no_location_ready' }

    const signed = await signedBy(tx, actor)
    const activity_id = randomUUIDv7()
    const field_changes = fieldChanges({}, { 'review.note': note, ready, drafts: drafts.incomplete.length })
    const entry = { id: activity_id, business_id, action: 'onboarding_handed_over' as const, field_changes }
    await noteActivity(tx, author, [entry])
    await sendForReview(tx, author, { business_id, ids: drafts.complete, parent_id: activity_id })
    await writeStep(tx, {
      ...{ business_id, step: 'review', state: 'done', answers: { note }, version: (review?.version ?? 0) + 1 },
      ...{ field_versions: {}, closed_at: new Date(), ...signed },
    })
    const business_name = (await readBusiness(tx, business_id))?.trade_name ?? ''
    const link = `${site_origin}/admin/businesses/${business_id}`
    const told = { business_id, business_name, by: signed.updated_by_name, ready, note, link }
    await outbox.write(tx, handOverMail({ ...told, drafts: drafts.incomplete.length }, brand))
    return { ok: true }
  })
}
