import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { changeField } from '#src/domain/location/record/change-field.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Warning } from '#src/domain/location/record/notes.ts'
import { type FieldChange, fieldChanges, type ReasonGiven } from '#src/features/activity/public.ts'
import type { Standing } from '#src/features/businesses/public.ts'
import type { BulkRefused, BulkWish } from '#src/features/locations/bulk/schema.ts'
import { judgeRecord } from '#src/features/locations/judge-record.ts'
import { whereLocation } from '#src/features/locations/location-filter.ts'
import { type LocationRow, recordColumns, recordOf } from '#src/features/locations/record-columns.ts'
import { seenWith } from '#src/features/locations/seen-with.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** As many as one change touches. */
export const mostAtOnce = 10_000

/** What a plan needs of a location. */
export type SelectedLocation = LocationRecord & Pick<LocationRow, 'id' | 'status' | 'version'>

export type Planned = {
  row: SelectedLocation
  status: LocationRow['status']
  percent: number
  field_changes: FieldChange[]
  reasons: ReasonGiven[]
}

export type BulkPlan = {
  hash: string
  selected: number
  changes: Planned[]
  unchanged: number
  refused: BulkRefused[]
  warnings: (Warning & { locations: number })[]
}

function whereSelected(standing: Standing, { business_id, selection }: BulkWish) {
  if ('filter' in selection) return whereLocation(standing, { business_id, ...selection.filter })
  const named = inArray(locations.id, selection.ids)
  return and(eq(locations.business_id, business_id), seenWith(standing, locations.id), named)
}

/** The locations that a change is about, in the order of their ids so that two changes never wait for each other in a ring. */
export async function readSelected(tx: Transaction, standing: Standing, wish: BulkWish, lock: 'locked' | 'unlocked') {
  const { id, status, version } = locations
  const query = tx
    .select({ id, status, version, ...recordColumns })
    .from(locations)
    .where(whereSelected(standing, wish))
    .orderBy(asc(locations.id))
    .limit(mostAtOnce + 1)
  // As the driver reads them, which is how these columns are: to map thousands of rows takes longer than to ask for them.
  const { rows } = await tx.execute<SelectedLocation>((lock === 'locked' ? query.for('update') : query).getSQL())
  return rows
}

/** Names the wish and everything it rests on: with another location, or another version of one, it is another hash. */
function hashOf({ business_id, field, mode, value }: BulkWish, rows: readonly SelectedLocation[]): string {
  const basis = [business_id, field, mode, value, rows.map(({ id, version }) => [id, version])]
  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url')
}

function missing({ selection }: BulkWish, rows: readonly SelectedLocation[]): BulkRefused[] {
  if ('filter' in selection) return []
  const found = new Set(rows.map(({ id }) => id))
  const problem = { field: 'id', code: 'not_found', message: 'There is no such location, or it is not yours to see.' }
  return [...new Set(selection.ids)].filter(id => !found.has(id)).map(id => ({ id, name: '', problems: [problem] }))
}

type Selected = { rows: readonly SelectedLocation[]; photos: ReadonlyMap<string, ReadonlySet<PhotoKind>> }

const noPhotos: ReadonlySet<PhotoKind> = new Set()

/** What a change of many comes to for each of them, held against every rule; nothing is written. */
export function planBulk(wish: BulkWish, { rows, photos: shown }: Selected, now: number): BulkPlan {
  const changes: Planned[] = []
  const refused = missing(wish, rows)
  const warnings = new Map<string, Warning & { locations: number }>()
  let unchanged = 0
  for (const row of rows) {
    const before = recordOf(row)
    const wished = changeField(before, wish)
    const photos = shown.get(row.id) ?? noPhotos
    const judged = judgeRecord({ before, wished, photos, accepted_warnings: wish.accepted_warnings }, now)
    if (!judged.ok) {
      const problems = judged.reason === 'reason_needed' ? judged.warnings : judged.problems
      refused.push({ id: row.id, name: row.name, problems })
      for (const warning of judged.reason === 'reason_needed' ? judged.warnings : []) {
        const known = warnings.get(warning.code) ?? { ...warning, locations: 0 }
        warnings.set(warning.code, { ...known, locations: known.locations + 1 })
      }
      continue
    }
    const { record, is_complete, percent, reasons } = judged
    const field_changes = fieldChanges(before, record)
    const status = row.status === 'draft' && is_complete ? 'pending_review' : row.status
    if (field_changes.length === 0) unchanged += 1
    else changes.push({ row, status, percent, field_changes, reasons })
  }
  return {
    hash: hashOf(wish, rows),
    selected: rows.length,
    changes,
    unchanged,
    refused,
    warnings: [...warnings.values()],
  }
}
