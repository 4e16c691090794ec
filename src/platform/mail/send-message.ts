import { and, eq, isNull, sql } from 'drizzle-orm'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/log/log.ts'
import { mostAttempts, shortestPatienceMs } from '#src/platform/mail/mail-queue.ts'
import type { MailAttachment } from '#src/platform/mail/message.ts'
import { mail_attachments, mail_outbox } from '#src/platform/mail/tables.ts'
import type { MailTransport, Sent, StoredMessage } from '#src/platform/mail/transport.ts'

/** `nothing_to_do`: sent before, given up, gone, or in another worker's hands. */
export type SendOutcome = 'sent' | 'try_again' | 'given_up' | 'nothing_to_do'

type Deps = { database: Database; transport: MailTransport; log: Log }

type Waiting = StoredMessage & { attempts: number }

async function lockWaiting(tx: Transaction, id: string): Promise<Waiting | undefined> {
  const [row] = await tx
    .select()
    .from(mail_outbox)
    .where(and(eq(mail_outbox.id, id), isNull(mail_outbox.sent_at), isNull(mail_outbox.failed_at)))
    .for('update', { skipLocked: true })
  return row && { ...row, attachments: await readAttachments(tx, id) }
}

async function readAttachments(tx: Transaction, mail_id: string): Promise<MailAttachment[]> {
  const { file_name, media_type, content } = mail_attachments
  return tx
    .select({ file_name, media_type, content })
    .from(mail_attachments)
    .where(eq(mail_attachments.mail_id, mail_id))
    .orderBy(mail_attachments.id)
}

/** Each start of the program tries again at once, so a day of restarts uses attempts up: time must have passed as well. */
function isOutOfPatience(attempts: number, created_at: Date): boolean {
  return attempts >= mostAttempts && Date.now() - created_at.getTime() >= shortestPatienceMs
}

/** What another server said, without the NUL that PostgreSQL refuses and other characters that steer a terminal. */
function plainWords(problem: string): string {
  return problem.replace(/\p{Cc}+/gu, ' ').slice(0, 2000)
}

async function record(tx: Transaction, message: Waiting, sent: Sent): Promise<SendOutcome> {
  const attempts = message.attempts + 1
  const row = eq(mail_outbox.id, message.id)
  if (sent.ok) {
    await tx.update(mail_outbox).set({ attempts, sent_at: sql`clock_timestamp()`, last_error: null }).where(row)
    return 'sent'
  }
  const final = sent.permanent || isOutOfPatience(attempts, message.created_at)
  const failed_at = final ? sql`clock_timestamp()` : null
  await tx
    .update(mail_outbox)
    .set({ attempts, failed_at, last_error: plainWords(sent.problem) })
    .where(row)
  return final ? 'given_up' : 'try_again'
}

/**
 * Sends one message of the outbox and writes down how it went. Its row stays locked meanwhile: two workers never send
 * the same message, and a killed one lets go at once. Only between the other side's yes and our commit can a kill make
 * SMTP send twice (the Message-ID stays the same); a file is overwritten.
 */
export function sendMessage({ database, transport, log }: Deps, id: string): Promise<SendOutcome> {
  return database.inTransaction(system, async tx => {
    const message = await lockWaiting(tx, id)
    if (!message) return 'nothing_to_do'
    const sent = await transport.send(message)
    const outcome = await record(tx, message, sent)
    if (outcome !== 'try_again') await tx.delete(mail_attachments).where(eq(mail_attachments.mail_id, id))
    const fields = { mail_id: id, attempt: message.attempts + 1, ...(!sent.ok && { problem: sent.problem }) }
    if (outcome === 'sent') log.info('Mail sent.', fields)
    if (outcome === 'try_again') log.warn('Mail could not be sent; it will be tried again.', fields)
    if (outcome === 'given_up') log.error('Mail could not be sent, and will not be tried again.', fields)
    return outcome
  })
}
