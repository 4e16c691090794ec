import { and, gt } from 'drizzle-orm'
import { toAnswer } from '#src/features/locations/imports/list-rows.ts'
import { whereShown } from '#src/features/locations/imports/row-state.ts'
import { seeImport } from '#src/features/locations/imports/see-import.ts'
import { type ImportRow, type LocationImport, readRows } from '#src/features/locations/imports/store.ts'
import { location_import_rows as rows } from '#src/features/locations/imports/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { csvLine } from '#src/platform/http/csv.ts'

const atOnce = 500

function lineOf(row: ImportRow, found: LocationImport): string {
  const { problems, cells, n } = toAnswer(row, found, null)
  const words = problems.map(({ column, message }) =>
    column === null ? message : `${found.headings[column]}: ${message}`,
  )
  return csvLine([...cells, n, words.join(' ')])
}

/**
 * The bad rows of an import with what is wrong with them, as lines of CSV below the file's own headings; undefined when it is
 * missing or not theirs. Mended in a spreadsheet, the file can be imported as it is.
 */
export async function exportBadRows(
  database: Database,
  actor: UserActor,
  id: string,
): Promise<AsyncGenerator<string, void> | undefined> {
  const read = (after: number) =>
    database.inTransaction(actor, async tx => {
      const found = await seeImport(tx, actor, id)
      if (!found) return undefined
      return { found, rows: await readRows(tx, id, and(whereShown('bad', found), gt(rows.n, after)), atOnce) }
    })
  async function* lines(first: NonNullable<Awaited<ReturnType<typeof read>>>): AsyncGenerator<string, void> {
    yield csvLine([...first.found.headings, 'row', 'what is wrong'])
    let batch = first
    while (batch.rows.length > 0) {
      yield batch.rows.map(row => lineOf(row, batch.found)).join('')
      const next = batch.rows.length < atOnce ? undefined : await read(batch.rows.at(-1)?.n ?? 0)
      batch = next ?? { ...batch, rows: [] }
    }
  }
  const first = await read(0)
  return first && lines(first)
}
