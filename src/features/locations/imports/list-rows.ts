import { and, asc, count, eq } from 'drizzle-orm'
import type { KnownChoice } from '#src/features/locations/imports/import-state.ts'
import { whereShown } from '#src/features/locations/imports/row-state.ts'
import type { RowsQuery } from '#src/features/locations/imports/schema.ts'
import { seeImport } from '#src/features/locations/imports/see-import.ts'
import type { ImportRow, LocationImport } from '#src/features/locations/imports/store.ts'
import { type RowProblem, location_import_rows as rows } from '#src/features/locations/imports/tables.ts'
import { locations } from '#src/features/locations/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

function twinProblem(twin_of: number, when_known: KnownChoice): RowProblem[] {
  if (when_known !== 'update') return []
  const message = `This is the same location as row ${twin_of}: the same store code, or phone and address. Mend it, or leave it: it is not saved.`
  return [{ field: 'row', code: 'twin', message, column: null }]
}

function stateOf({ outcome, verdict, twin_of }: ImportRow, when_known: KnownChoice) {
  if (outcome) return outcome
  if (verdict === null) return 'unchecked' as const
  if (twin_of === null || verdict === 'bad' || when_known === 'add') return verdict
  return when_known === 'skip' ? ('skip' as const) : ('bad' as const)
}

/** A row as it is answered. */
export function toAnswer(row: ImportRow, { when_known }: LocationImport, location_name: string | null) {
  const { n, cells, warnings, location_id, twin_of, outcome } = row
  const twin = twin_of === null || outcome ? [] : twinProblem(twin_of, when_known)
  const state = stateOf(row, when_known)
  return { n, cells, state, problems: [...row.problems, ...twin], warnings, location_id, location_name }
}

export async function readAnswers(
  tx: Transaction,
  found: LocationImport,
  where: ReturnType<typeof whereShown>,
  { page, size }: { page: number; size: number },
) {
  const asked = and(eq(rows.import_id, found.id), where)
  const read = await tx
    .select({ row: rows, name: locations.name })
    .from(rows)
    .leftJoin(locations, and(eq(locations.id, rows.location_id), eq(locations.business_id, rows.business_id)))
    .where(asked)
    .orderBy(asc(rows.n))
    .limit(size)
    .offset((page - 1) * size)
  return read.map(({ row, name }) => toAnswer(row, found, name))
}

/** One page of the rows of an import; undefined when it is missing or not theirs. */
export function listRows(database: Database, actor: UserActor, id: string, { show, page, size }: RowsQuery) {
  return database.inTransaction(actor, async tx => {
    const found = await seeImport(tx, actor, id)
    if (!found) return undefined
    const where = whereShown(show, found)
    const [counted] = await tx
      .select({ total: count() })
      .from(rows)
      .where(and(eq(rows.import_id, id), where))
    return { rows: await readAnswers(tx, found, where, { page, size }), total: counted?.total ?? 0, page, size }
  })
}
