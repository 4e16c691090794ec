import { eq } from 'drizzle-orm'
import { checkRows } from '#src/features/locations/imports/check-batch.ts'
import { workingStates } from '#src/features/locations/imports/import-state.ts'
import { readAnswers, type toAnswer } from '#src/features/locations/imports/list-rows.ts'
import { holdImport } from '#src/features/locations/imports/see-import.ts'
import { changeCells, markTwins, readRows } from '#src/features/locations/imports/store.ts'
import { location_import_rows as rows } from '#src/features/locations/imports/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

type Mend = { id: string; n: number; cells: Record<string, string> }

export type Mended =
  | { ok: true; row: ReturnType<typeof toAnswer> }
  | { ok: false; reason: 'no_import' | 'import_busy' | 'not_checked' | 'row_saved' | 'no_column' }

/** Writes other texts into cells of one row and judges it anew, with its twins. */
export function mendRow(database: Database, actor: UserActor, { id, n, cells }: Mend): Promise<Mended> {
  return database.inTransaction(actor, async (tx): Promise<Mended> => {
    const found = await holdImport(tx, actor, id)
    const [row] = found ? await readRows(tx, id, eq(rows.n, n), 1) : []
    if (!found || !row) return { ok: false, reason: 'no_import' }
    if (workingStates.has(found.state)) return { ok: false, reason: 'import_busy' }
    if (found.state !== 'checked' && found.state !== 'saved') return { ok: false, reason: 'not_checked' }
    if (row.saved_at) return { ok: false, reason: 'row_saved' }
    const mended = new Map(Object.entries(cells).map(([at, text]) => [Number(at), text]))
    if ([...mended.keys()].some(at => at >= row.cells.length)) return { ok: false, reason: 'no_column' }
    const texts = row.cells.map((text, at) => mended.get(at) ?? text)
    await changeCells(tx, id, n, texts)
    await checkRows(tx, found, 1)
    await markTwins(tx, id)
    const [answer] = await readAnswers(tx, found, eq(rows.n, n), { page: 1, size: 1 })
    if (!answer) throw new Error('The row that was mended is not there.')
    return { ok: true, row: answer }
  })
}
