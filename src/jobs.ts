import { join } from 'node:path'
import { clearOutAccounts } from '#src/features/accounts/clear-out.ts'
import { clearOutQueue, clearOutTime } from '#src/features/accounts/jobs.ts'
import { clearOutImports } from '#src/features/locations/imports/clear-out.ts'
import { clearOutImportsQueue, clearOutImportsTime } from '#src/features/locations/imports/jobs.ts'
import { workImports } from '#src/features/locations/imports/work-imports.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type JobQueue, openJobQueue } from '#src/platform/jobs/job-queue.ts'
import type { Log } from '#src/platform/log/log.ts'
import { createFileTransport } from '#src/platform/mail/file-transport.ts'
import { mailQueue } from '#src/platform/mail/mail-queue.ts'
import { createOutbox, type Outbox, requeueUnsent } from '#src/platform/mail/outbox.ts'
import { sendMessage } from '#src/platform/mail/send-message.ts'
import { createSmtpTransport } from '#src/platform/mail/smtp-transport.ts'

type Settings = { data_dir: string; smtp_url: string | undefined; mail_from: string }

export type Jobs = {
  queue: JobQueue
  /** Where features write their mail. */
  outbox: Outbox
  /** Waits for running jobs, at most 5 seconds. */
  stop(): Promise<void>
}

/** Starts the workers of this process and takes up what an earlier one left undone. The database must be migrated. */
export async function startJobs(database: Database, settings: Settings, log: Log): Promise<Jobs> {
  const { mail_from, smtp_url, data_dir } = settings
  const transport =
    smtp_url === undefined
      ? createFileTransport(join(data_dir, 'mail'), mail_from)
      : createSmtpTransport(smtp_url, mail_from)
  const queue = await openJobQueue(database.owner, log)
  const unsent = await requeueUnsent(database, queue)
  if (unsent > 0) log.info('Messages wait to be sent.', { unsent })
  await queue.work<{ id: string }>(mailQueue.name, async ({ id }) => {
    const outcome = await sendMessage({ database, transport, log }, id)
    if (outcome === 'try_again') throw new Error('The mail could not be sent yet.')
  })
  await queue.work(clearOutQueue.name, async () => {
    log.info('Cleared out what accounts no longer need.', await clearOutAccounts(database))
  })
  await queue.schedule(clearOutQueue.name, clearOutTime)
  await queue.work(clearOutImportsQueue.name, async () => {
    log.info('Cleared out old imports of locations.', { imports: await clearOutImports(database) })
  })
  await queue.schedule(clearOutImportsQueue.name, clearOutImportsTime)
  const imports = await workImports(database, queue)
  if (imports > 0) log.info('Imports of locations wait to go on.', { imports })
  async function stop(): Promise<void> {
    await queue.stop()
    transport.close()
  }
  return { queue, outbox: createOutbox(queue, mail_from), stop }
}
