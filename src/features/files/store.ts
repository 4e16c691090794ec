import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Standing } from '#src/features/businesses/public.ts'
import { removeObjectsQueue } from '#src/features/files/jobs.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { business_logos, files } from '#src/features/files/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const shown = {
  id: files.id,
  business_id: files.business_id,
  kind: files.kind,
  original_name: files.original_name,
  mime: files.mime,
  bytes: files.bytes,
  width: files.width,
  height: files.height,
  created_by: files.created_by,
  created_at: files.created_at,
}

/** Lets only one request at a time count the pictures of a business and add to them. */
export async function lockFilesOf(tx: Transaction, business_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('files.business'), hashtext(${business_id}))`)
}

/** How many pictures count against the limit of a business. */
export async function countFiles(tx: Transaction, business_id: string): Promise<number> {
  const [row] = await tx.select({ files: count() }).from(files).where(eq(files.business_id, business_id))
  return row?.files ?? 0
}

export async function insertFile(tx: Transaction, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row)
}

/** From now on it is shown. */
export async function markStored(tx: Transaction, id: string): Promise<void> {
  await tx.update(files).set({ stored_at: sql`clock_timestamp()` }).where(eq(files.id, id))
}

/** Those of the ids that are finished pictures of the business and visible to whoever asks, in any order. */
export async function readPictures(tx: Transaction, business_id: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const named = and(eq(files.business_id, business_id), inArray(files.id, [...ids]), isNotNull(files.stored_at))
  return tx.select(shown).from(files).where(named)
}

export async function readFile(tx: Transaction, id: string) {
  const [row] = await tx
    .select(shown)
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.stored_at)))
  return row
}

type Range = { after?: string | undefined; limit: number; kind?: string | undefined }

/** What this standing sees: everything, or its own. What hangs on a location is read with the location. */
function seenBy({ scope, user_id }: Standing): SQL | undefined {
  return scope === 'all' ? undefined : eq(files.created_by, user_id)
}

export async function readFiles(tx: Transaction, standing: Standing, { after, limit, kind }: Range) {
  const { business_id } = standing
  const name = sql`lower(${files.original_name})`
  const behind =
    after &&
    sql`(${name}, ${files.id}) > (select lower("last"."original_name"), "last"."id" from ${files} as "last"
      where "last"."id" = ${after} and "last"."business_id" = ${business_id})`
  const of = kind === undefined ? undefined : sql`${files.kind} = ${kind}`
  return tx
    .select(shown)
    .from(files)
    .where(
      and(eq(files.business_id, business_id), isNotNull(files.stored_at), seenBy(standing), of, behind || undefined),
    )
    .orderBy(asc(name), asc(files.id))
    .limit(limit)
}

/** Deletes pictures, and has their objects deleted once that is committed. Answers those that were there. */
export async function deleteFiles(tx: Transaction, queue: FilesDeps['queue'], where: SQL): Promise<string[]> {
  const gone = await tx.delete(files).where(where).returning({ id: files.id })
  for (const { id } of gone) await queue.send(tx, removeObjectsQueue.name, id, { id })
  return gone.map(({ id }) => id)
}

export async function readLogo(tx: Transaction, business_id: string) {
  const [row] = await tx
    .select(shown)
    .from(business_logos)
    .innerJoin(files, eq(files.id, business_logos.file_id))
    .where(eq(business_logos.business_id, business_id))
  return row
}

export async function writeLogo(tx: Transaction, business_id: string, file_id: string | null): Promise<void> {
  await tx.delete(business_logos).where(eq(business_logos.business_id, business_id))
  if (file_id !== null) await tx.insert(business_logos).values({ business_id, file_id })
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof readFile>>>
