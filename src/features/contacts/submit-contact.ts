import { createHmac, randomUUIDv7 } from 'node:crypto'
import type { Brand } from '#src/domain/brand.ts'
import { secondsToWait } from '#src/features/contacts/flood-limit.ts'
import { contactConfirmation, contactNotice } from '#src/features/contacts/mail.ts'
import type { ContactInput } from '#src/features/contacts/schema.ts'
import { type Contact, findReceipt, insertContact, recentTimes, waitForTurn } from '#src/features/contacts/store.ts'
import { visitor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { readInstallationSecret } from '#src/platform/database/installation-secret.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'

export type ContactsDeps = { database: Database; outbox: Outbox; brand: Brand; site_origin: string }

/** What is known of the request besides the message: `address` is only hashed, never stored. */
export type Submission = { input: ContactInput; address: string; idempotency_key: string | undefined }

export type Submitted =
  | { ok: true; id: string }
  | { ok: false; reason: 'key_reused' }
  | { ok: false; reason: 'too_many'; retry_after: number }

type Hashes = { address_hash: string; payload_hash: string }

function hashesOf({ input, address }: Submission, secret: string): Hashes {
  const hash = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}\n${text}`).digest('base64url')
  const { name, email, phone, company, message } = input
  return {
    address_hash: hash('address', address),
    payload_hash: hash('payload', JSON.stringify([name, email, phone, company, message])),
  }
}

function toContact({ input }: Submission): Contact {
  const { website, page, ...fields } = input
  return { id: randomUUIDv7(), ...fields, source: page, spam_reason: website === '' ? null : 'honeypot' }
}

async function answerReplay(tx: Transaction, key: string, payload_hash: string): Promise<Submitted | undefined> {
  await waitForTurn(tx, 'idempotency_key', key)
  const receipt = await findReceipt(tx, key)
  if (!receipt) return undefined
  if (receipt.payload_hash !== payload_hash) return { ok: false, reason: 'key_reused' }
  return { ok: true, id: receipt.contact_id }
}

/**
 * Stores a message and, with it, both mails about it, in one transaction. The same key with the same words is stored
 * once and answers the same id, whatever the limit says. Spam is stored and answered like any message, but not mailed.
 * Throws DatabaseUnavailable.
 */
export function createSubmitContact({ database, outbox, brand, site_origin }: ContactsDeps) {
  let secret: string | undefined

  return async function submitContact(submission: Submission): Promise<Submitted> {
    secret ??= await readInstallationSecret(database, 'contact_hashes')
    const { idempotency_key } = submission
    const { address_hash, payload_hash } = hashesOf(submission, secret)

    return database.inTransaction(visitor, async (tx): Promise<Submitted> => {
      const replay = idempotency_key && (await answerReplay(tx, idempotency_key, payload_hash))
      if (replay) return replay
      await waitForTurn(tx, 'address_hash', address_hash)
      const { earlier, now } = await recentTimes(tx, address_hash)
      const retry_after = secondsToWait(earlier, now)
      if (retry_after > 0) return { ok: false, reason: 'too_many', retry_after }
      const contact = toContact(submission)
      const receipt = { contact_id: contact.id, payload_hash, address_hash, created_at: now }
      await insertContact(tx, { ...contact, created_at: now }, { ...receipt, idempotency_key: idempotency_key ?? null })
      if (contact.spam_reason === null) {
        const link = `${site_origin}/admin/contacts/${contact.id}`
        await outbox.write(tx, contactNotice({ id: contact.id, link }, submission.input, brand))
        await outbox.write(tx, contactConfirmation(contact.id, submission.input.email, brand))
      }
      return { ok: true, id: contact.id }
    })
  }
}
