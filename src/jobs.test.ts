import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '#src/jobs.ts'
import { system } from '#src/platform/database/actor.ts'
import { createListeningLog, silentLog } from '#tests/support/machine/silent-log.ts'
import { openOutbox } from '#tests/support/services/mail-outbox.ts'
import { openMailbox } from '#tests/support/services/smtp-mailbox.ts'

const mail_from = 'Porchlight Local <hello@porchlight.example>'

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-jobs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('mail written while the workers run goes out at once, without waiting for a poll', async () => {
  const mailbox = await openMailbox()
  const { database, write } = await openOutbox()
  const jobs = await startJobs(database, { data_dir: '', smtp_url: mailbox.url, mail_from }, silentLog)
  onTestFinished(() => jobs.stop())
  const started = Date.now()
  await Promise.all([write(), write(), write(), write(), write(), write(), write()])
  await expect.poll(() => mailbox.messages).toHaveLength(7)
  expect(Date.now() - started).toBeLessThan(8000)
})

test('mail that lost its job is sent at the next start, and sent mail is not sent again', async () => {
  const { database, write, stored } = await openOutbox()
  const [lost, sent, active] = [await write(), await write(), await write()]
  await database.asOwner('delete from pgboss.job where singleton_key in ($1, $2)', [lost, sent])
  await database.asOwner('update mail_outbox set sent_at = now() where id = $1', [sent])
  await database.asOwner("update pgboss.job set state = 'active', started_on = now() where singleton_key = $1", [
    active,
  ])
  const data_dir = await makeDataDir()
  const jobs = await startJobs(database, { data_dir, smtp_url: undefined, mail_from }, silentLog)
  onTestFinished(() => jobs.stop())
  await expect.poll(async () => (await stored(active))?.sent_at).not.toBeNull()
  await expect.poll(async () => (await stored(lost))?.sent_at).not.toBeNull()
  const names = await readdir(join(data_dir, 'mail'))
  expect(names).toHaveLength(2)
  expect(names.some(name => name.includes(sent))).toBe(false)
})

test('a stop waits for the mail that is going out, and is over within eight seconds when that hangs', async () => {
  const mailbox = await openMailbox()
  const { database, write, stored } = await openOutbox()
  const jobs = await startJobs(database, { data_dir: '', smtp_url: mailbox.url, mail_from }, silentLog)
  mailbox.hang()
  const id = await write()
  const states = () => database.asOwner('select state from pgboss.job where singleton_key = $1', [id])
  await expect.poll(states).toEqual([{ state: 'active' }])
  const started = Date.now()
  await jobs.stop()
  expect(Date.now() - started).toBeLessThan(8500)
  expect(await stored(id)).toMatchObject({ sent_at: null, failed_at: null })
})

test('once a day, and when it was missed at the next start, what accounts no longer need is cleared out', async () => {
  const { database, queue } = await openOutbox()
  await database.asOwner(
    "insert into attempts (id, subject_hash, created_at) values (gen_random_uuid(), 'x', now() - interval '2 hours')",
  )
  const { log, lines } = createListeningLog()
  const jobs = await startJobs(database, { data_dir: await makeDataDir(), smtp_url: undefined, mail_from }, log)
  onTestFinished(() => jobs.stop())
  const schedules = await database.asOwner('select name, cron, options from pgboss.schedule order by name')
  expect(schedules).toEqual([
    { name: 'accounts-clear-out', cron: '17 8 * * *', options: expect.objectContaining({ missed: 'once' }) },
    { name: 'location-imports-clear-out', cron: '47 8 * * *', options: expect.objectContaining({ missed: 'once' }) },
  ])
  await database.inTransaction(system, tx => queue.send(tx, 'accounts-clear-out', 'now', {}))
  await expect.poll(() => database.asOwner('select id from attempts')).toEqual([])
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ attempts: 1, sessions: 0 }))
})
