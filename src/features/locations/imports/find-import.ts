import { desc, eq, sql } from 'drizzle-orm'
import { namesOfUsers } from '#src/features/accounts/public.ts'
import { undoHours } from '#src/features/locations/imports/import-state.ts'
import { readCounts, readWarnings } from '#src/features/locations/imports/read-counts.ts'
import { type ImportUnseen, mayImport, seeImport } from '#src/features/locations/imports/see-import.ts'
import { readRows } from '#src/features/locations/imports/store.ts'
import { location_import_rows, location_imports } from '#src/features/locations/imports/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

const sampled = 3
const mostListed = 50

function undoUntil(since: string | null): string | null {
  return since === null ? null : new Date(new Date(since).getTime() + undoHours * 3_600_000).toISOString()
}

/** An import with how far it has come; undefined when it is missing or not theirs. */
export function findImport(database: Database, actor: UserActor, id: string) {
  return database.inTransaction(actor, async tx => {
    const found = await seeImport(tx, actor, id)
    if (!found) return undefined
    const [{ undoable_since, kept_since, ...counts }, warnings, sample, names] = await Promise.all([
      readCounts(tx, found),
      readWarnings(tx, found),
      readRows(tx, id, undefined, sampled),
      namesOfUsers(tx, [found.created_by]),
    ])
    const { asked_by: _, asked_role: __, from_address: ___, undoes_edited, ...shown } = found
    const may_undo_kept = found.state === 'undone' && !undoes_edited
    return {
      ...shown,
      created_by_name: names.get(found.created_by ?? '') ?? '',
      sample: sample.map(({ cells }) => cells),
      counts,
      warnings,
      undo_until: found.state === 'saved' ? undoUntil(undoable_since) : null,
      undo_kept_until: may_undo_kept ? undoUntil(kept_since) : null,
    }
  })
}

/** The last imports of a business, newest first. */
export async function listImports(database: Database, actor: UserActor, business_id: string) {
  return database.inTransaction(actor, async (tx): Promise<ImportUnseen | { ok: true; imports: object[] }> => {
    const allowed = await mayImport(tx, actor, business_id)
    if (!allowed.ok) return allowed
    const { id, file_name, state, total, created_at, created_by, saved_at, undone_at } = location_imports
    const { import_id, outcome } = location_import_rows
    const saved = sql<number>`(select count(*) from ${location_import_rows} where ${import_id} = ${id} and ${outcome} is not null)`
    const imports = await tx
      .select({
        id,
        business_id: location_imports.business_id,
        file_name,
        state,
        total,
        created_at,
        created_by,
        saved_at,
        undone_at,
        saved: saved.mapWith(Number),
      })
      .from(location_imports)
      .where(eq(location_imports.business_id, business_id))
      .orderBy(desc(created_at), desc(id))
      .limit(mostListed)
    const names = await namesOfUsers(
      tx,
      imports.map(each => each.created_by),
    )
    return {
      ok: true,
      imports: imports.map(({ created_by: by, ...each }) => ({ ...each, created_by_name: names.get(by ?? '') ?? '' })),
    }
  })
}
