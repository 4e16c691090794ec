import { randomUUIDv7 } from 'node:crypto'
import type { Author } from '#src/features/activity/public.ts'
import { findHeadings } from '#src/features/locations/imports/read/find-headings.ts'
import { suggestMapping } from '#src/features/locations/imports/read/suggest-mapping.ts'
import { type ImportUnseen, mayImport } from '#src/features/locations/imports/see-import.ts'
import { countImportsSince, insertImport } from '#src/features/locations/imports/store.ts'
import type { Database } from '#src/platform/database/database.ts'
import { readTable } from '#src/platform/sheets/read-table.ts'
import type { SheetFile, TableRefused } from '#src/platform/sheets/table.ts'

/** Files of one business within a day: many times what anybody needs, and no way to fill the disk. */
const mostADay = 60

const day = 86_400_000

type Uploaded = { business_id: string } & SheetFile

export type UploadRefused =
  | ImportUnseen
  | { ok: false; reason: 'too_many' }
  | { ok: false; reason: 'unfit'; unfit: TableRefused }

/** Why this actor may not upload a file for the business now, asked before twenty megabytes are read. */
export function mayUpload(
  database: Database,
  { actor }: Author,
  business_id: string,
): Promise<UploadRefused | { ok: true }> {
  return database.inTransaction(actor, async (tx): Promise<UploadRefused | { ok: true }> => {
    const allowed = await mayImport(tx, actor, business_id)
    if (!allowed.ok) return allowed
    const lately = await countImportsSince(tx, business_id, new Date(Date.now() - day))
    return lately < mostADay ? { ok: true } : { ok: false, reason: 'too_many' }
  })
}

/** Reads a file and keeps its rows as they are; what its columns are about is a proposal. */
export async function uploadFile(
  database: Database,
  author: Author,
  { business_id, ...file }: Uploaded,
): Promise<UploadRefused | { ok: true; id: string }> {
  const read = await readTable(file)
  if (!read.ok) return { ok: false, reason: 'unfit', unfit: read }
  const { kind } = read.table
  const { headings, rows } = findHeadings(read.table)
  const { user_id, role } = author.actor
  const id = randomUUIDv7()
  return database.inTransaction(author.actor, async (tx): Promise<UploadRefused | { ok: true; id: string }> => {
    const allowed = await mayImport(tx, author.actor, business_id)
    if (!allowed.ok) return allowed
    const made = {
      ...{
        id,
        business_id,
        file_name: file.file_name,
        file_kind: kind,
        headings,
        mapping: suggestMapping(headings),
        total: rows.length,
      },
      ...{ when_known: 'update' as const, state: 'mapping' as const, accepted_warnings: [] },
      ...{ asked_by: user_id, asked_role: role, from_address: author.from_address, created_by: user_id },
    }
    await insertImport(tx, made, rows)
    return { ok: true, id }
  })
}
