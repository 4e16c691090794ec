import { randomUUIDv7 } from 'node:crypto'
import type { Brand } from '#src/domain/brand.ts'
import { giveStatuses } from '#src/features/contacts/change-statuses.ts'
import { insertReply, readContact, readReplies, waitForDesk } from '#src/features/contacts/desk-store.ts'
import { contactReply } from '#src/features/contacts/reply-mail.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'

export type ReplyDeps = { database: Database; outbox: Outbox; brand: Brand }

type Reply = { contact_id: string; text: string; idempotency_key: string }

export type SentReply =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | 'key_reused' }
  /** Spam comes under somebody else's address: a reply would be spam of ours. */
  | { ok: false; reason: 'is_spam' }
  /** A free check of somebody who gave no address. */
  | { ok: false; reason: 'has_no_address' }

/**
 * Writes a reply to a contact, the mail that carries it and, if the contact was new, its next status, in one transaction.
 * The same key with the same words is one reply, however often it is sent.
 */
export function sendReply(
  { database, outbox, brand }: ReplyDeps,
  actor: UserActor,
  { contact_id, text, idempotency_key }: Reply,
): Promise<SentReply> {
  return database.inTransaction(actor, async (tx): Promise<SentReply> => {
    await waitForDesk(tx)
    const contact = await readContact(tx, contact_id)
    if (!contact) return { ok: false, reason: 'not_found' }
    const replies = await readReplies(tx, contact_id)
    const earlier = replies.find(reply => reply.idempotency_key === idempotency_key)
    if (earlier) return earlier.text === text ? { ok: true, id: earlier.id } : { ok: false, reason: 'key_reused' }
    if (contact.status === 'spam') return { ok: false, reason: 'is_spam' }
    if (contact.email === '') return { ok: false, reason: 'has_no_address' }
    const id = randomUUIDv7()
    const mail_id = await outbox.write(tx, contactReply(id, text, contact, brand))
    await insertReply(tx, { id, contact_id, text, idempotency_key, mail_id, sent_by: actor.user_id })
    if (contact.status === 'new') await giveStatuses(tx, actor, [{ contact_id, status: 'contacted' }])
    return { ok: true, id }
  })
}
