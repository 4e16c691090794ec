import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { completeness } from '#src/domain/location/record/completeness.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { type Author, fieldChanges, noteActivity } from '#src/features/activity/public.ts'
import { subscriptionStatusOf } from '#src/features/billing/public.ts'
import { photoKindsIn } from '#src/features/files/public.ts'
import { undoHours } from '#src/features/locations/imports/import-state.ts'
import {
  type ImportRow,
  type LocationImport,
  markUndone,
  readRows,
  updateImport,
} from '#src/features/locations/imports/store.ts'
import { location_import_rows as rows } from '#src/features/locations/imports/tables.ts'
import { type LocationRow, recordColumns, recordOf } from '#src/features/locations/record-columns.ts'
import { updateLocations } from '#src/features/locations/store.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const atOnce = 500

/** Rows that were saved, and late enough. */
const isLateEnough = and(
  isNotNull(rows.saved_at),
  sql`${rows.saved_at} > now() - ${sql.raw(`interval '${undoHours} hours'`)}`,
)

/** The same, and no undo has looked at them yet. */
export const isUndoable = and(isLateEnough, isNull(rows.kept_at))

/** Rows that an undo has kept, and that another one may still take back. */
export const isKeptForNow = and(isLateEnough, isNotNull(rows.kept_at))

type Read = LocationRecord & Pick<LocationRow, 'id' | 'status' | 'version'> & { subscription: string | null }

type Touched = Read & { photos: ReadonlySet<PhotoKind> }

const noPhotos: ReadonlySet<PhotoKind> = new Set()

async function lockTouched(
  tx: Transaction,
  business_id: string,
  batch: readonly ImportRow[],
): Promise<Map<string, Touched>> {
  const ids = batch.flatMap(({ location_id }) => location_id ?? [])
  const { id, status, version } = locations
  const query = tx
    .select({
      id,
      status,
      version,
      ...recordColumns,
      subscription: sql`${subscriptionStatusOf(id)}`.as('subscription'),
    })
    .from(locations)
    .where(inArray(id, ids))
    .orderBy(id)
    .for('update')
  const { rows: touched } = await tx.execute<Read>(query.getSQL())
  const photos = await photoKindsIn(tx, business_id)
  return new Map(touched.map(location => [location.id, { ...location, photos: photos.get(location.id) ?? noPhotos }]))
}

/** Whether it goes: the agency has no hand in it yet, nor anybody else unless their edits are to go as well. */
function mayGo({ undoes_edited }: LocationImport, { outcome, saved_version }: ImportRow, location: Touched): boolean {
  const { version, status, subscription, photos } = location
  if (version !== saved_version && !undoes_edited) return false
  if (outcome === 'updated') return true
  return subscription === null && photos.size === 0 && (status === 'draft' || status === 'pending_review')
}

type Taken = { row: ImportRow; location: Touched }

async function deleteCreated(tx: Transaction, taken: readonly Taken[]): Promise<void> {
  const ids = taken.map(({ location }) => location.id)
  if (ids.length === 0) return
  const gone = await tx.delete(locations).where(inArray(locations.id, ids)).returning({ id: locations.id })
  if (gone.length !== ids.length) throw new Error('Some locations of the import could not be taken back.')
}

async function putBack(tx: Transaction, author: Author, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return
  await updateLocations(
    tx,
    author.actor.user_id,
    taken.map(({ row, location }) => ({
      id: location.id,
      change: row.before ?? {},
      status: location.status,
      completeness: completeness({ ...recordOf(location), ...row.before }, location.photos).percent,
    })),
  )
}

/** Codes that a location had before and another one has now: to put them back would make twins. */
async function takenCodes(tx: Transaction, business_id: string, taken: readonly Taken[]): Promise<Set<string>> {
  const codes = taken.map(({ row }) => String(row.before?.store_code ?? '')).filter(code => code !== '')
  if (codes.length === 0) return new Set()
  const known = await tx
    .select({ store_code: locations.store_code })
    .from(locations)
    .where(
      and(eq(locations.business_id, business_id), inArray(locations.store_code, codes), ne(locations.store_code, '')),
    )
  return new Set(known.map(({ store_code }) => store_code))
}

function entryOf(found: LocationImport, { row, location }: Taken) {
  const record = recordOf(location)
  const is_gone = row.outcome === 'created'
  return {
    business_id: found.business_id,
    location_id: location.id,
    action: is_gone ? ('location_removed' as const) : ('location_changed' as const),
    field_changes: is_gone
      ? [{ field: 'name', before: record.name, after: null }]
      : fieldChanges(record, { ...record, ...row.before }),
    version: location.version + 1,
    ...(found.activity_id && { parent_id: found.activity_id }),
  }
}

/**
 * Takes back what the next rows of an import have saved: what they made goes, what they changed is as it was. What somebody has
 * worked on since stays, unless edits are to go as well, and is remembered as kept. When none is left, says so.
 */
export async function undoBatch(tx: Transaction, found: LocationImport, author: Author): Promise<void> {
  const batch = await readRows(tx, found.id, isUndoable, atOnce)
  if (batch.length === 0) return updateImport(tx, found.id, { state: 'undone', undone_at: new Date() })
  const touched = await lockTouched(tx, found.business_id, batch)
  const there = batch.flatMap(row => {
    const location = touched.get(row.location_id ?? '')
    return location ? [{ row, location }] : []
  })
  const going = there.filter(({ row, location }) => mayGo(found, row, location))
  const created = going.filter(({ row }) => row.outcome === 'created')
  await deleteCreated(tx, created)
  const changed = going.filter(({ row }) => row.outcome === 'updated')
  const codes = await takenCodes(tx, found.business_id, changed)
  const restored = changed.filter(({ row }) => !codes.has(String(row.before?.store_code ?? '')))
  await putBack(tx, author, restored)
  const done = [...created, ...restored]
  await noteActivity(
    tx,
    author,
    done.map(taken => entryOf(found, taken)),
  )
  const taken_back = new Set(done.map(({ row }) => row.n))
  const kept = there.filter(({ row }) => !taken_back.has(row.n)).map(({ row }) => row.n)
  const is_kept = new Set(kept)
  await markUndone(tx, found.id, { undone: batch.map(({ n }) => n).filter(n => !is_kept.has(n)), kept })
}
