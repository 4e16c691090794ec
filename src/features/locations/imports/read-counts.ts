import { and, eq, sql } from 'drizzle-orm'
import { asksForReason, isWanted, verdictOf } from '#src/features/locations/imports/row-state.ts'
import type { LocationImport } from '#src/features/locations/imports/store.ts'
import { location_import_rows as rows } from '#src/features/locations/imports/tables.ts'
import { isKeptForNow, isUndoable } from '#src/features/locations/imports/undo-batch.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** How many rows of an import stand where, twins in sight, and when the last of them was saved that can be undone, or was kept by an undo for now. */
export async function readCounts(tx: Transaction, found: LocationImport) {
  const verdict = verdictOf(found)
  const of = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const unsaved = (name: string) => of(sql`${rows.saved_at} is null and ${verdict} = ${name}`)
  const [row] = await tx
    .select({
      unchecked: of(sql`${rows.saved_at} is null and ${rows.verdict} is null`),
      new: unsaved('new'),
      update: unsaved('update'),
      unchanged: unsaved('unchanged'),
      skip: unsaved('skip'),
      bad: unsaved('bad'),
      asks: of(and(isWanted(found), asksForReason(found))),
      created: of(sql`${rows.outcome} = 'created'`),
      updated: of(sql`${rows.outcome} = 'updated'`),
      kept: of(sql`${rows.kept_at} is not null`),
      kept_since: sql<string | null>`max(${rows.saved_at}) filter (where ${isKeptForNow})`,
      undoable_since: sql<string | null>`max(${rows.saved_at}) filter (where ${isUndoable})`,
    })
    .from(rows)
    .where(eq(rows.import_id, found.id))
  if (!row) throw new Error('A count without a row.')
  return row
}

/** What asks for a reason before rows can be saved, by code, answered already or not. */
export async function readWarnings(tx: Transaction, found: LocationImport) {
  const { rows: warnings } = await tx.execute<{ code: string; message: string; rows: number }>(sql`
    select "code", min("message") as "message", count(distinct ${rows.n})::int as "rows"
    from ${rows}, jsonb_to_recordset(${rows.warnings}) as "warning" ("code" text, "message" text)
    where ${and(eq(rows.import_id, found.id), isWanted(found))}
    group by "code" order by "rows" desc, "code"`)
  return warnings
}
