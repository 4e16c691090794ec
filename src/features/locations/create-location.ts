import { randomUUIDv7 } from 'node:crypto'
import { type Author, fieldChanges, noteActivity, type ReasonGiven } from '#src/features/activity/public.ts'
import { findStanding, mayArrange } from '#src/features/businesses/public.ts'
import { findTwin, lockPlaces } from '#src/features/locations/find-twin.ts'
import { judgeRecord } from '#src/features/locations/judge-record.ts'
import { codeTaken, type LocationRefused } from '#src/features/locations/location-refused.ts'
import { insertLocations } from '#src/features/locations/store.ts'
import { unlessCodeIsTaken } from '#src/features/locations/twin-code.ts'
import type { Database } from '#src/platform/database/database.ts'

type NewLocation = { business_id: string; record: unknown; accepted_warnings: readonly ReasonGiven[] }

export type CreatedLocation = { ok: true; id: string } | LocationRefused

/**
 * Adds a location: to be reviewed by the agency when everything required is told, a draft until then. One that is there
 * already asks for a reason, so that a press or a call that comes twice adds nothing.
 */
export async function createLocation(
  database: Database,
  author: Author,
  { business_id, record: wished, accepted_warnings }: NewLocation,
): Promise<CreatedLocation> {
  const { actor } = author
  const add = () =>
    database.inTransaction(actor, async (tx): Promise<CreatedLocation> => {
      const standing = await findStanding(tx, actor, business_id)
      if (!standing) return { ok: false, reason: 'no_business' }
      if (!mayArrange(standing)) return { ok: false, reason: 'editors_only' }
      const judged = judgeRecord({ before: undefined, wished, photos: new Set(), accepted_warnings }, Date.now())
      if (!judged.ok) return judged
      const { record, is_complete, percent } = judged
      await lockPlaces(tx, business_id)
      const twin = await findTwin(tx, { business_id }, record)
      const why = accepted_warnings.filter(({ code }) => code === twin?.code)
      if (twin && why.length === 0) return { ok: false, reason: 'reason_needed', warnings: [twin] }
      const id = randomUUIDv7()
      const status = is_complete ? 'pending_review' : 'draft'
      const by = { created_by: actor.user_id, updated_by: actor.user_id }
      await insertLocations(tx, [{ id, business_id, status, completeness: percent, ...by, ...record }])
      const field_changes = fieldChanges({}, record)
      const entry = {
        business_id,
        location_id: id,
        field_changes,
        accepted_warnings: [...judged.reasons, ...why],
        version: 1,
      }
      await noteActivity(tx, author, [{ ...entry, action: 'location_created' }])
      return { ok: true, id }
    })
  const created = await unlessCodeIsTaken(add)
  return created === 'taken' ? codeTaken : created
}
