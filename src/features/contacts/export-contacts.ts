import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { whereContact, whereStatus } from '#src/features/contacts/contact-filter.ts'
import type { ContactFilter } from '#src/features/contacts/desk-schema.ts'
import { readDone } from '#src/features/contacts/export-done.ts'
import { latestStatus } from '#src/features/contacts/latest-status.ts'
import { contact_checks, contacts } from '#src/features/contacts/tables.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { csvLine } from '#src/platform/http/csv.ts'

const atOnce = 2000

/** As text: a Date would lose the microseconds that tell rows apart. */
type Place = { created_at: string; id: string }

async function readBatch(tx: Transaction, filter: ContactFilter, after: Place | undefined) {
  const { latest, status } = latestStatus(tx)
  const later: SQL | undefined =
    after && sql`(${contacts.created_at}, ${contacts.id}) < (${after.created_at}::timestamptz, ${after.id}::uuid)`
  return tx
    .select({
      id: contacts.id,
      created_at: sql<string>`${contacts.created_at}::text`,
      local_time: sql<string>`to_char(${contacts.created_at} at time zone ${filter.time_zone}, 'YYYY-MM-DD HH24:MI:SS')`,
      /** One hour of the autumn comes twice on a local clock. */
      utc_time: sql<string>`to_char(${contacts.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      status,
      name: contacts.name,
      email: contacts.email,
      phone: contacts.phone,
      company: contacts.company,
      source: contacts.source,
      kind: contacts.kind,
      score: contact_checks.score,
      message: contacts.message,
    })
    .from(contacts)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(contact_checks, eq(contact_checks.contact_id, contacts.id))
    .where(and(whereContact(filter), whereStatus(status, filter.status), later))
    .orderBy(desc(contacts.created_at), desc(contacts.id))
    .limit(atOnce)
}

const headings = (time_zone: string) => [
  `created_at (${time_zone})`,
  ...['status', 'name', 'email', 'phone', 'company', 'source', 'kind', 'score', 'message', 'id'],
  ...['created_at (UTC)', 'notes', 'replies'],
]

/** The next lines, with what was done about each contact; undefined behind the last. */
async function readLines(tx: Transaction, filter: ContactFilter, after: Place | undefined) {
  const rows = await readBatch(tx, filter, after)
  const last = rows.at(-1)
  if (!last) return undefined
  const { notes, replies } = await readDone(tx, rows, filter.time_zone)
  const lines = rows.map(row =>
    csvLine([
      row.local_time,
      ...[row.status, row.name, row.email, row.phone, row.company, row.source, row.kind, row.score ?? '', row.message],
      row.id,
      ...[row.utc_time, notes.get(row.id) ?? '', replies.get(row.id) ?? ''],
    ]),
  )
  return { text: lines.join(''), place: rows.length < atOnce ? undefined : last }
}

/**
 * The contacts a filter asks for as lines of CSV, newest first, below a line of headings, with the notes about each and the
 * replies to it. Read in batches with a transaction each: a slow reader holds no connection.
 */
export async function* exportContacts(
  database: Database,
  actor: Actor,
  filter: ContactFilter,
): AsyncGenerator<string, void> {
  const read = (after?: Place) => database.inTransaction(actor, tx => readLines(tx, filter, after))
  let batch = await read()
  yield csvLine(headings(filter.time_zone))
  while (batch) {
    yield batch.text
    batch = batch.place && (await read(batch.place))
  }
}
