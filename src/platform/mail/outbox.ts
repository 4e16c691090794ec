import { randomUUIDv7 } from 'node:crypto'
import { and, isNull } from 'drizzle-orm'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'
import { mailQueue } from '#src/platform/mail/mail-queue.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'
import { mail_attachments, mail_outbox } from '#src/platform/mail/tables.ts'

export type Outbox = {
  /** Writes the message inside `tx`: it will be sent if and only if that commits. Answers its id. */
  write(tx: Transaction, message: MailMessage): Promise<string>
}

type Sender = Pick<JobQueue, 'send'>

/** The right side of a Message-ID: the domain we send from. */
function domainOf(mail_from: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(mail_from)?.[1] ?? 'localhost'
}

export function createOutbox(jobs: Sender, mail_from: string): Outbox {
  const domain = domainOf(mail_from)
  return {
    async write(tx, { attachments = [], ...message }) {
      const id = randomUUIDv7()
      await tx.insert(mail_outbox).values({ ...message, id, message_id: `<${id}@${domain}>` })
      for (const attachment of attachments) {
        await tx.insert(mail_attachments).values({ ...attachment, id: randomUUIDv7(), mail_id: id })
      }
      await jobs.send(tx, mailQueue.name, id, { id })
      return id
    },
  }
}

/** Gives every unsent message a job again: a kill, or a restore from a copy, may have lost it. Answers how many there are. */
export function requeueUnsent(database: Database, jobs: Sender): Promise<number> {
  return database.inTransaction(system, async tx => {
    const unsent = await tx
      .select({ id: mail_outbox.id })
      .from(mail_outbox)
      .where(and(isNull(mail_outbox.sent_at), isNull(mail_outbox.failed_at)))
    for (const { id } of unsent) await jobs.send(tx, mailQueue.name, id, { id })
    return unsent.length
  })
}
