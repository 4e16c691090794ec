import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readMails, readRows } from '#tests/support/machine/data-folder.ts'
import { endDatabases, makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'
import { endProgram, type Program, startProgram, until } from '#tests/support/program/killable-program.ts'

/** What the rounds came to; all is well when every figure but `database_kills` follows from `acknowledged`. */
export type KillCounts = {
  acknowledged: number
  database_kills: number
  stored_once: number
  mails_sent_once: number
  mails_on_disk: number
}

/** Sends one message and kills the program, and the database too if asked, the moment it is acknowledged. */
async function sendAndKill(program: Program, round: number, data_dir: string, database_too: boolean): Promise<string> {
  const response = await fetch(`${program.origin}/api/contacts`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': `10.0.${Math.floor(round / 200)}.${(round % 200) + 1}`,
    },
    body: JSON.stringify({ name: `Round ${round}`, email: `round-${round}@example.com`, message: 'Are you there?' }),
  })
  program.child.kill('SIGKILL')
  if (response.status !== 201) throw new Error(`Round ${round} was answered ${response.status}.`)
  if (database_too) await endDatabases(data_dir, 'SIGKILL')
  await endProgram(program, 'SIGKILL')
  return `round-${round}@example.com`
}

async function lookAfterRestart(data_dir: string, email: string, counts: KillCounts): Promise<void> {
  const rows = await readRows(data_dir, 'select id from contacts where email = $1', [email])
  if (rows.length === 1) counts.stored_once += 1
  const mailsOf = () =>
    readRows(data_dir, 'select sent_at from mail_outbox where unique_key like $1', [`contact-%:${String(rows[0]?.id)}`])
  await until(`both mails about ${email} are sent`, async () => {
    const mails = await mailsOf()
    return mails.length === 2 && mails.every(mail => mail.sent_at !== null)
  })
  const about = (await readMails(data_dir)).filter(mail => mail.includes(email))
  const notices = about.filter(mail => mail.includes('Subject: New message from')).length
  const confirmations = about.filter(mail => mail.includes('Subject: We got your message')).length
  if (notices === 1 && confirmations === 1) counts.mails_sent_once += 2
}

/**
 * Plays `rounds` times: start the real program, send a message, kill everything with SIGKILL once it is acknowledged
 * (in every other round the database server too), start again and look whether the row and both mails are there once.
 */
export async function runKillRounds(rounds: number, say: (line: string) => void): Promise<KillCounts> {
  const counts = { acknowledged: 0, database_kills: 0, stored_once: 0, mails_sent_once: 0, mails_on_disk: 0 }
  const scratch = await makeScratchFolder('kill')
  const data_dir = join(scratch, 'data')
  let program = await startProgram(data_dir)
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const database_too = round % 2 === 0
      const email = await sendAndKill(program, round, data_dir, database_too)
      counts.acknowledged += 1
      if (database_too) counts.database_kills += 1
      program = await startProgram(data_dir)
      await lookAfterRestart(data_dir, email, counts)
      say(`round ${round}: ${counts.stored_once} stored once, ${counts.mails_sent_once} mails sent once`)
    }
    counts.mails_on_disk = (await readMails(data_dir)).length
    await endProgram(program, 'SIGTERM')
    return counts
  } finally {
    program.child.kill('SIGKILL')
    await removeScratchFolder(scratch)
  }
}
