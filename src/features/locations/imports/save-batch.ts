import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type Author, noteActivity } from '#src/features/activity/public.ts'
import { lockPlaces } from '#src/features/locations/find-twin.ts'
import type { JudgedRow, Write } from '#src/features/locations/imports/judge-row.ts'
import { judgeRows } from '#src/features/locations/imports/judge-rows.ts'
import { isReady } from '#src/features/locations/imports/row-state.ts'
import {
  keepVerdicts,
  type LocationImport,
  markSaved,
  type RowVerdict,
  readRows,
  type SavedRow,
  updateImport,
} from '#src/features/locations/imports/store.ts'
import { insertLocations, updateLocations } from '#src/features/locations/store.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const atOnce = 500

type Wanted = { n: number; write: Write }

/** The code that a row gives a location for the first time; '' where it gives none. */
function newCode({ known, record }: Write): string {
  return known?.store_code === record.store_code ? '' : record.store_code
}

/** Rows whose new code another location has got since they were checked. */
async function findClashes(tx: Transaction, business_id: string, wanted: readonly Wanted[]): Promise<Set<number>> {
  const codes = wanted.map(({ write }) => newCode(write)).filter(code => code !== '')
  if (codes.length === 0) return new Set()
  const rows = await tx
    .select({ store_code: locations.store_code })
    .from(locations)
    .where(and(eq(locations.business_id, business_id), inArray(locations.store_code, codes)))
  const taken = new Set(rows.map(({ store_code }) => store_code))
  return new Set(wanted.filter(({ write }) => taken.has(newCode(write))).map(({ n }) => n))
}

function codeTaken({ row }: JudgedRow): RowVerdict {
  const message = 'Another location of this business has this store code already.'
  return { ...row, verdict: 'bad', problems: [{ field: 'store_code', code: 'taken', message, column: null }] }
}

async function addNew(
  tx: Transaction,
  author: Author,
  found: LocationImport,
  wanted: readonly Wanted[],
): Promise<SavedRow[]> {
  const { user_id } = author.actor
  const made = wanted.map(each => ({ ...each, id: randomUUIDv7() }))
  await insertLocations(
    tx,
    made.map(({ id, write }) => ({
      id,
      business_id: found.business_id,
      status: write.is_complete ? ('pending_review' as const) : ('draft' as const),
      completeness: write.percent,
      created_by: user_id,
      updated_by: user_id,
      ...write.record,
    })),
  )
  return made.map(({ n, id }) => ({ n, outcome: 'created', location_id: id, saved_version: 1, before: null }))
}

async function changeKnown(tx: Transaction, author: Author, wanted: readonly Wanted[]): Promise<SavedRow[]> {
  const changed = wanted.flatMap(({ n, write }) => (write.known ? [{ n, write, known: write.known }] : []))
  await updateLocations(
    tx,
    author.actor.user_id,
    changed.map(({ write, known }) => ({
      id: known.id,
      change: Object.fromEntries(write.field_changes.map(({ field, after }) => [field, after])),
      status: known.status === 'draft' && write.is_complete ? 'pending_review' : known.status,
      completeness: write.percent,
    })),
  )
  return changed.map(({ n, write, known }) => ({
    n,
    outcome: 'updated',
    location_id: known.id,
    saved_version: known.version + 1,
    before: Object.fromEntries(write.field_changes.map(({ field, before }) => [field, before])),
  }))
}

async function noteSaved(
  tx: Transaction,
  author: Author,
  found: LocationImport,
  saved: readonly SavedRow[],
  wanted: readonly Wanted[],
) {
  const writes = new Map(wanted.map(({ n, write }) => [n, write]))
  const entries = saved.map(({ n, outcome, location_id, saved_version }) => ({
    business_id: found.business_id,
    location_id,
    action: outcome === 'created' ? ('location_created' as const) : ('location_changed' as const),
    field_changes: writes.get(n)?.field_changes ?? [],
    accepted_warnings: writes.get(n)?.reasons ?? [],
    version: saved_version,
    ...(found.activity_id && { parent_id: found.activity_id }),
  }))
  await noteActivity(tx, author, entries)
}

/**
 * Saves the next rows of an import, judged once more since much may have happened meanwhile, and notes in the same transaction
 * that they are saved: after a kill the next batch goes on where this one committed or did not. When none is left, says so.
 */
export async function saveBatch(tx: Transaction, found: LocationImport, author: Author): Promise<void> {
  const rows = await readRows(tx, found.id, isReady(found), atOnce)
  if (rows.length === 0) return updateImport(tx, found.id, { state: 'saved', saved_at: new Date() })
  await lockPlaces(tx, found.business_id)
  const judged = await judgeRows(tx, found, rows, 'locked')
  const wanted = judged.flatMap(({ row, write }) => (write ? [{ n: row.n, write }] : []))
  const clashes = await findClashes(tx, found.business_id, wanted)
  const unfit = judged.filter(({ row, write }) => !write || clashes.has(row.n))
  await keepVerdicts(
    tx,
    found.id,
    unfit.map(each => (clashes.has(each.row.n) ? codeTaken(each) : each.row)),
  )
  const fit = wanted.filter(({ n }) => !clashes.has(n))
  if (fit.length === 0) return
  const created = fit.filter(({ write }) => !write.known)
  const updated = fit.filter(({ write }) => write.known)
  const saved = [
    ...(created.length > 0 ? await addNew(tx, author, found, created) : []),
    ...(updated.length > 0 ? await changeKnown(tx, author, updated) : []),
  ]
  await markSaved(tx, found.id, saved)
  await noteSaved(tx, author, found, saved, fit)
}
