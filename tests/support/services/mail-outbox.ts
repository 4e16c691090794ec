import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { visitor } from '#src/platform/database/actor.ts'
import { openJobQueue } from '#src/platform/jobs/job-queue.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

/** An outbox on a database of its own, without a worker; `write` commits one message and answers its id. */
export async function openOutbox() {
  const database = await openTestDatabase()
  const queue = await openJobQueue(database.owner, silentLog)
  onTestFinished(() => queue.stop())
  const outbox = createOutbox(queue, 'Porchlight Local <hello@porchlight.example>')

  async function write(over: Partial<MailMessage> = {}): Promise<string> {
    const message: MailMessage = {
      unique_key: randomUUID(),
      to: { name: 'Dana Reyes', address: 'dana@shop.example' },
      subject: 'We got your message',
      text: 'Hello Dana',
      html: '<p>Hello Dana</p>',
      ...over,
    }
    await database.inTransaction(visitor, tx => outbox.write(tx, message))
    const [row] = await database.asOwner('select id from mail_outbox where unique_key = $1', [message.unique_key])
    return String(row?.id)
  }

  async function stored(id: string) {
    const [row] = await database.asOwner(
      'select sent_at, failed_at, attempts, last_error from mail_outbox where id = $1',
      [id],
    )
    return row
  }
  return { database, queue, write, stored }
}
