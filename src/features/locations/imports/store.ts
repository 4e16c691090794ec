import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ImportState, Verdict } from '#src/features/locations/imports/import-state.ts'
import type { RowProblem } from '#src/features/locations/imports/tables.ts'
import { location_import_rows, location_imports } from '#src/features/locations/imports/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { TableRow } from '#src/platform/sheets/table.ts'

export type LocationImport = typeof location_imports.$inferSelect
export type ImportRow = typeof location_import_rows.$inferSelect

/** Rows that one statement writes: their texts travel as one value. */
const atOnce = 2000

export async function insertImport(
  tx: Transaction,
  made: typeof location_imports.$inferInsert,
  rows: readonly TableRow[],
): Promise<void> {
  await tx.insert(location_imports).values(made)
  for (let n = 0; n < rows.length; n += atOnce) {
    await tx.execute(sql`
      insert into "location_import_rows" ("import_id", "business_id", "n", "cells")
      select ${made.id}::uuid, ${made.business_id}::uuid, "row"."n", "row"."cells"
      from jsonb_to_recordset(${JSON.stringify(rows.slice(n, n + atOnce))}::jsonb) as "row" ("n" integer, "cells" jsonb)`)
  }
}

export async function readImport(tx: Transaction, id: string): Promise<LocationImport | undefined> {
  const [row] = await tx.select().from(location_imports).where(eq(location_imports.id, id))
  return row
}

/** The same, and nobody else works on it until the transaction ends. */
export async function lockImport(tx: Transaction, id: string): Promise<LocationImport | undefined> {
  const [row] = await tx.select().from(location_imports).where(eq(location_imports.id, id)).for('update')
  return row
}

export async function updateImport(
  tx: Transaction,
  id: string,
  change: Partial<typeof location_imports.$inferInsert>,
): Promise<void> {
  await tx.update(location_imports).set(change).where(eq(location_imports.id, id))
}

export async function countImportsSince(tx: Transaction, business_id: string, since: Date): Promise<number> {
  const { business_id: of, created_at } = location_imports
  const [row] = await tx
    .select({ imports: count() })
    .from(location_imports)
    .where(and(eq(of, business_id), sql`${created_at} > ${since.toISOString()}::timestamptz`))
  return row?.imports ?? 0
}

/** Imports that a job should be working on. */
export async function findWorking(tx: Transaction): Promise<string[]> {
  const working: ImportState[] = ['checking', 'saving', 'undoing']
  const rows = await tx
    .select({ id: location_imports.id })
    .from(location_imports)
    .where(sql`${location_imports.state} in (${sql.join(working, sql`, `)})`)
  return rows.map(({ id }) => id)
}

/** Some rows of an import for which a condition holds, in their order. */
export function readRows(
  tx: Transaction,
  import_id: string,
  where: SQL | undefined,
  most: number,
): Promise<ImportRow[]> {
  return tx
    .select()
    .from(location_import_rows)
    .where(and(eq(location_import_rows.import_id, import_id), where))
    .orderBy(asc(location_import_rows.n))
    .limit(most)
}

/** Rows that nobody has judged since they came or changed. */
export const isUnchecked = isNull(location_import_rows.verdict)

export type RowVerdict = {
  n: number
  verdict: Verdict
  problems: RowProblem[]
  warnings: RowProblem[]
  keys: string[]
  location_id: string | null
}

export async function keepVerdicts(tx: Transaction, import_id: string, judged: readonly RowVerdict[]): Promise<void> {
  await tx.execute(sql`
    update "location_import_rows" as "row"
    set "verdict" = "new"."verdict", "problems" = "new"."problems", "warnings" = "new"."warnings", "keys" = "new"."keys",
      "location_id" = "new"."location_id"
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as "new"
      ("n" integer, "verdict" text, "problems" jsonb, "warnings" jsonb, "keys" jsonb, "location_id" uuid)
    where "row"."import_id" = ${import_id} and "row"."n" = "new"."n"`)
}

/** Says of every row which earlier one means the same location; those saved already count among the earlier ones. */
export async function markTwins(tx: Transaction, import_id: string): Promise<void> {
  await tx.execute(sql`
    with "keyed" as (
      select "n", jsonb_array_elements_text("keys") as "key" from "location_import_rows" where "import_id" = ${import_id}
    ), "first" as (
      select "key", min("n") as "n" from "keyed" group by "key" having count(*) > 1
    ), "twin" as (
      select "keyed"."n", min("first"."n") as "of" from "keyed" join "first" using ("key")
      where "first"."n" < "keyed"."n" group by "keyed"."n"
    )
    update "location_import_rows" as "row" set "twin_of" = "twin"."of"
    from "location_import_rows" as "each" left join "twin" on "twin"."n" = "each"."n"
    where "each"."import_id" = ${import_id} and "row"."import_id" = "each"."import_id" and "row"."n" = "each"."n"
      and "row"."twin_of" is distinct from "twin"."of"`)
}

/** Lets everything that is not saved be judged anew. */
export async function forgetVerdicts(tx: Transaction, import_id: string): Promise<void> {
  const forgotten = { verdict: null, problems: [], warnings: [], keys: [], twin_of: null, location_id: null }
  const { import_id: of, saved_at } = location_import_rows
  await tx
    .update(location_import_rows)
    .set(forgotten)
    .where(and(eq(of, import_id), isNull(saved_at)))
}

export type SavedRow = {
  n: number
  outcome: 'created' | 'updated'
  location_id: string
  saved_version: number
  before: Record<string, unknown> | null
}

export async function markSaved(tx: Transaction, import_id: string, saved: readonly SavedRow[]): Promise<void> {
  await tx.execute(sql`
    update "location_import_rows" as "row"
    set "outcome" = "new"."outcome", "location_id" = "new"."location_id", "saved_version" = "new"."saved_version",
      "before" = "new"."before", "saved_at" = clock_timestamp(), "kept_at" = null
    from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb) as "new"
      ("n" integer, "outcome" text, "location_id" uuid, "saved_version" integer, "before" jsonb)
    where "row"."import_id" = ${import_id} and "row"."n" = "new"."n"`)
}

/** Notes of rows what an undo did to them: `undone` ones are as if never saved, `kept` ones stay saved. */
export async function markUndone(
  tx: Transaction,
  import_id: string,
  { undone, kept }: { undone: readonly number[]; kept: readonly number[] },
): Promise<void> {
  const among = (ns: readonly number[]) =>
    sql`"import_id" = ${import_id} and "n" in (select jsonb_array_elements(${JSON.stringify(ns)}::jsonb)::integer)`
  await tx.execute(sql`
    update "location_import_rows" set "outcome" = null, "saved_at" = null, "saved_version" = null, "before" = null,
      "verdict" = null, "location_id" = null where ${among(undone)}`)
  await tx.execute(sql`update "location_import_rows" set "kept_at" = clock_timestamp() where ${among(kept)}`)
}

/** Lets the next undo look at rows once more that one has kept. */
export async function forgetKept(tx: Transaction, import_id: string): Promise<void> {
  await tx.update(location_import_rows).set({ kept_at: null }).where(eq(location_import_rows.import_id, import_id))
}

export async function changeCells(
  tx: Transaction,
  import_id: string,
  n: number,
  cells: readonly string[],
): Promise<void> {
  const { import_id: of, n: number } = location_import_rows
  await tx
    .update(location_import_rows)
    .set({ cells: [...cells], verdict: null })
    .where(and(eq(of, import_id), eq(number, n)))
}
