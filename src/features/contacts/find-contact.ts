import { namesOfUsers } from '#src/features/accounts/public.ts'
import {
  readCheck,
  readContact,
  readNotes,
  readOthers,
  readReplies,
  readStatusChanges,
} from '#src/features/contacts/desk-store.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** How many other messages from the same address are shown. */
const mostOthers = 5

type Mail = { sent_at: Date | null; failed_at: Date | null; last_error: string | null }

/** How far the mail of a reply has come. What went wrong for now is not worth showing: it is tried again. */
function deliveryOf({ sent_at, failed_at, last_error }: Mail) {
  if (sent_at) return { state: 'sent' as const, at: sent_at }
  if (failed_at) return { state: 'failed' as const, at: failed_at, problem: last_error ?? '' }
  return { state: 'waiting' as const }
}

function checkOf(check: NonNullable<Awaited<ReturnType<typeof readCheck>>>) {
  const { mail, ...rest } = check
  return { ...rest, delivery: mail && deliveryOf(mail) }
}

/** A contact with everything that was done about it, and what else came from its address; undefined when there is none. */
export function findContact(database: Database, actor: Actor, id: string) {
  return database.inTransaction(actor, async tx => {
    const contact = await readContact(tx, id)
    if (!contact) return undefined
    const check = await readCheck(tx, id)
    const changes = await readStatusChanges(tx, id)
    const notes = await readNotes(tx, id)
    const replies = await readReplies(tx, id)
    const names = await namesOfUsers(tx, [
      ...changes.map(change => change.changed_by),
      ...notes.map(note => note.written_by),
      ...replies.map(reply => reply.sent_by),
    ])
    const person = (user_id: string | null) => {
      const name = user_id === null ? undefined : names.get(user_id)
      return user_id === null || name === undefined ? null : { user_id, name }
    }
    return {
      ...contact,
      check: check ? checkOf(check) : null,
      status_changes: changes.map(({ id, status, changed_by, created_at }) => ({
        id,
        status,
        changed_by: person(changed_by),
        created_at,
      })),
      notes: notes.map(({ id, text, written_by, created_at }) => ({
        id,
        text,
        written_by: person(written_by),
        created_at,
      })),
      replies: replies.map(({ id, text, sent_by, created_at, mail }) => ({
        id,
        text,
        sent_by: person(sent_by),
        delivery: deliveryOf(mail),
        created_at,
      })),
      others: await readOthers(tx, contact, mostOthers),
    }
  })
}
