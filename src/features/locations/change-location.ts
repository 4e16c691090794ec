import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { type Conflict, compareRecords, type FieldName } from '#src/domain/location/record/compare-records.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import {
  type Author,
  changedSince,
  fieldChanges,
  noteActivity,
  type ReasonGiven,
} from '#src/features/activity/public.ts'
import { mayEdit } from '#src/features/businesses/public.ts'
import { photoKindsOf } from '#src/features/files/public.ts'
import { seeLocation } from '#src/features/locations/find-location.ts'
import { findTwin, lockPlaces } from '#src/features/locations/find-twin.ts'
import { type Judged, judgeRecord } from '#src/features/locations/judge-record.ts'
import { codeTaken, type LocationRefused, versionUnknown } from '#src/features/locations/location-refused.ts'
import { placeKey } from '#src/features/locations/place-key.ts'
import { type LocationRow, recordOf } from '#src/features/locations/record-columns.ts'
import { lockLocation, updateLocations } from '#src/features/locations/store.ts'
import { unlessCodeIsTaken } from '#src/features/locations/twin-code.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type WishedChange = {
  id: string
  /** The version of the location that was on the screen. */
  version: number
  /** The fields that are to change, as they came in. */
  changes: Record<string, unknown>
  accepted_warnings: readonly ReasonGiven[]
  confirm?: string | undefined
}

export type ChangedLocation =
  | { ok: true }
  | LocationRefused
  | { ok: false; reason: 'edited_meanwhile'; current: LocationRow; conflicts: Conflict[] }

type Merged = { ok: true; judged: Extract<Judged, { ok: true }> } | Exclude<ChangedLocation, { ok: true }>

/** What a place is told from another by; see `placeKey`. */
const placeFields = ['phone', 'address_line_1', 'zip']

/** What the location was in that version, as far as others have changed it since. */
async function recordAt(tx: Transaction, row: LocationRow, version: number): Promise<LocationRecord> {
  if (version >= row.version) return recordOf(row)
  return { ...recordOf(row), ...Object.fromEntries(await changedSince(tx, row.id, version)) }
}

type Meeting = { base: LocationRecord; row: LocationRow; photos: ReadonlySet<PhotoKind>; wished: WishedChange }

/** Puts the change onto what others have saved meanwhile. What both made different things of is for people to decide. */
function merge({ base, row, photos, wished }: Meeting, now: number): Merged {
  const { changes, accepted_warnings, confirm } = wished
  const current = recordOf(row)
  const mine = judgeRecord({ before: base, wished: { ...base, ...changes }, photos, accepted_warnings, confirm }, now)
  if (!mine.ok) return mine
  if (wished.version >= row.version) return { ok: true, judged: mine }
  const { merged, conflicts } = compareRecords(base, mine.record, current)
  if (conflicts.length > 0) return { ok: false, reason: 'edited_meanwhile', current: row, conflicts }
  const judged = judgeRecord({ before: current, wished: merged, photos, accepted_warnings, confirm }, now)
  return judged.ok ? { ok: true, judged } : judged
}

/**
 * Changes fields of a location. Fields that nobody else has touched since that version go in; where somebody has made
 * something else of one, nothing is saved and the answer holds both. One that becomes a place that is there already asks for
 * a reason.
 */
export async function changeLocation(
  database: Database,
  author: Author,
  wished: WishedChange,
): Promise<ChangedLocation> {
  const { actor } = author
  const change = () =>
    database.inTransaction(actor, async (tx): Promise<ChangedLocation> => {
      const seen = await seeLocation(tx, actor, wished.id)
      if (!seen) return { ok: false, reason: 'no_location' }
      if (!mayEdit(seen.standing)) return { ok: false, reason: 'editors_only' }
      if (placeFields.some(field => field in wished.changes)) await lockPlaces(tx, seen.row.business_id)
      const row = await lockLocation(tx, wished.id)
      if (!row) return { ok: false, reason: 'editors_only' }
      if (wished.version > row.version) return versionUnknown
      const photos = await photoKindsOf(tx, row.id)
      const base = await recordAt(tx, row, wished.version)
      const merged = merge({ base, row, photos, wished }, Date.now())
      if (!merged.ok) return merged
      const { record, is_complete, percent, reasons } = merged.judged
      const field_changes = fieldChanges(recordOf(row), record)
      if (field_changes.length === 0) return { ok: true }
      const place = placeKey(record)
      const stays = place !== '' && place === placeKey(row)
      const twin = stays ? undefined : await findTwin(tx, row, record)
      const why = wished.accepted_warnings.filter(({ code }) => code === twin?.code)
      if (twin && why.length === 0) return { ok: false, reason: 'reason_needed', warnings: [twin] }
      const status = row.status === 'draft' && is_complete ? 'pending_review' : row.status
      const fields = Object.fromEntries(field_changes.map(({ field }) => [field, record[field as FieldName]]))
      await updateLocations(tx, actor.user_id, [{ id: row.id, change: fields, status, completeness: percent }])
      const entry = { business_id: row.business_id, location_id: row.id, version: row.version + 1 }
      const noted = { ...entry, field_changes, accepted_warnings: [...reasons, ...why] }
      await noteActivity(tx, author, [{ ...noted, action: 'location_changed' }])
      return { ok: true }
    })
  const changed = await unlessCodeIsTaken(change)
  return changed === 'taken' ? codeTaken : changed
}
