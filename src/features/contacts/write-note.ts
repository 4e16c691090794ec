import { randomUUIDv7 } from 'node:crypto'
import { deleteNote, findStatuses, insertNote } from '#src/features/contacts/desk-store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** Adds a note to a contact and answers its id; undefined when there is no such contact. */
export function writeNote(
  database: Database,
  actor: UserActor,
  { contact_id, text }: { contact_id: string; text: string },
): Promise<string | undefined> {
  return database.inTransaction(actor, async tx => {
    const statuses = await findStatuses(tx, [contact_id])
    if (!statuses.has(contact_id)) return undefined
    const id = randomUUIDv7()
    await insertNote(tx, { id, contact_id, text, written_by: actor.user_id })
    return id
  })
}

/** Deletes a note that the actor wrote; false when there is none of theirs. */
export function removeNote(
  database: Database,
  actor: UserActor,
  note: { id: string; contact_id: string },
): Promise<boolean> {
  return database.inTransaction(actor, tx => deleteNote(tx, { ...note, written_by: actor.user_id }))
}
