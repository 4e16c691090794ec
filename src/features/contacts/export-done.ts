import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { namesOfUsers } from '#src/features/accounts/public.ts'
import { contact_notes, contact_replies } from '#src/features/contacts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

type Done = { contact_id: string; text: string; by: string | null; local_time: string }

const localTime = (at: PgColumn, time_zone: string): SQL<string> =>
  sql`to_char(${at} at time zone ${time_zone}, 'YYYY-MM-DD HH24:MI:SS')`

/** By contact: "2026-11-20 10:05:00, Lee Park: what was written", the oldest first, an empty line between two. */
function inWords(all: readonly Done[], names: ReadonlyMap<string, string>): Map<string, string> {
  const words = new Map<string, string>()
  for (const { contact_id, text, by, local_time } of all) {
    const entry = `${local_time}, ${names.get(by ?? '') ?? 'Somebody whose account is gone'}: ${text}`
    const before = words.get(contact_id)
    words.set(contact_id, before === undefined ? entry : `${before}\n\n${entry}`)
  }
  return words
}

/** What admins noted about these contacts and wrote back to them, each contact's as one text. */
export async function readDone(tx: Transaction, rows: readonly { id: string }[], time_zone: string) {
  const ids = rows.map(({ id }) => id)
  const notes = await tx
    .select({
      contact_id: contact_notes.contact_id,
      text: contact_notes.text,
      by: contact_notes.written_by,
      local_time: localTime(contact_notes.created_at, time_zone),
    })
    .from(contact_notes)
    .where(inArray(contact_notes.contact_id, ids))
    .orderBy(asc(contact_notes.created_at), asc(contact_notes.id))
  const replies = await tx
    .select({
      contact_id: contact_replies.contact_id,
      text: contact_replies.text,
      by: contact_replies.sent_by,
      local_time: localTime(contact_replies.created_at, time_zone),
    })
    .from(contact_replies)
    .where(inArray(contact_replies.contact_id, ids))
    .orderBy(asc(contact_replies.created_at), asc(contact_replies.id))
  const names = await namesOfUsers(
    tx,
    [...notes, ...replies].map(({ by }) => by),
  )
  return { notes: inWords(notes, names), replies: inWords(replies, names) }
}
