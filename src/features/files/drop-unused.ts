import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Standing } from '#src/features/businesses/public.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { deleteFiles } from '#src/features/files/store.ts'
import { files } from '#src/features/files/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/**
 * Deletes those of the pictures that are shown nowhere any more. Who sees only some locations cannot tell: what they take
 * off is deleted a day later, by `clearOutFiles`.
 */
export async function dropUnused(
  tx: Transaction,
  queue: FilesDeps['queue'],
  { scope }: Standing,
  ids: readonly string[],
): Promise<void> {
  if (scope !== 'all' || ids.length === 0) return
  const unused = and(
    inArray(files.id, [...ids]),
    ne(files.kind, 'asset'),
    sql`not exists (select from location_photos where location_photos.file_id = ${files.id})`,
    sql`not exists (select from business_logos where business_logos.file_id = ${files.id})`,
  )
  if (unused) await deleteFiles(tx, queue, unused)
}
