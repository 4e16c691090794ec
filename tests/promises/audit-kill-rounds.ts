import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMails, readRows } from '#tests/support/machine/data-folder.ts'
import { endDatabases, makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'
import { endProgram, type Program, startProgram, until } from '#tests/support/program/killable-program.ts'

/** What the rounds came to; all is well when every figure but the kinds of kills equals the number of rounds. */
export type AuditKillCounts = {
  asked: number
  program_kills: number
  database_kills: number
  worker_kills: number
  reported_once: number
  leads_once: number
  mailed_once: number
}

const entry = ['tests/support/program/serve-loopback.ts', '--api-only']
const home = '127.9.9.9'
const pages = 12

/** A site that takes its time, so that there is a middle in which to kill. */
async function openSlowSite(): Promise<{ server: Server; port: number }> {
  const server = createServer(async ({ url = '' }, response) => {
    await pause(120)
    const number = Number(/^\/page-(\d+)$/.exec(url)?.[1] ?? (url === '/' ? 0 : Number.NaN))
    const found = number >= 0 && number < pages
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      found
        ? `<!doctype html><html lang="en"><title>Page ${number}</title><h1>Page ${number}</h1><a href="/page-${number + 1}">Next</a>`
        : '<!doctype html><title>Not found</title>',
    )
  })
  await new Promise<void>(resolve => server.listen(0, home, resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

type Asked = { id: string; key: string; email: string; host: string }

async function send(origin: string, path: string, body: unknown, round: number): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.1.${round % 250}` }
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status !== 202) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function ask({ origin }: Program, port: number, round: number): Promise<Asked> {
  const host = `round-${round}.test`
  const { id, key } = await (await send(origin, '/api/audits', { address: `http://${host}:${port}/` }, round)).json()
  const email = `${randomUUID()}@example.com`
  await send(origin, `/api/audits/${id}/mails?key=${key}`, { email, consent: true }, round)
  return { id, key, email, host }
}

async function read({ origin }: Program, { id, key }: Asked) {
  return (await fetch(`${origin}/api/audits/${id}?key=${key}`)).json()
}

/** `kill -9` of the process that reads the site, and of nothing else. */
async function killWorker({ child }: Program): Promise<void> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  for (const pid of children.trim().split(' ').map(Number)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    if (command.includes('audit-worker')) process.kill(pid, 'SIGKILL')
  }
}

async function look(program: Program, data_dir: string, asked: Asked, counts: AuditKillCounts): Promise<void> {
  await until(`the report about ${asked.host}`, async () => (await read(program, asked)).state === 'done', 90)
  const audits = await readRows(data_dir, "select * from audits where state = 'done' and host like $1", [
    `${asked.host}%`,
  ])
  if (audits.length === 1 && audits[0]?.report) counts.reported_once += 1
  await until(`the mail to ${asked.email}`, async () => {
    const mails = await readRows(data_dir, `select sent_at from mail_outbox where "to"->>'address' = $1`, [asked.email])
    return mails.length === 1 && mails[0]?.sent_at !== null
  })
  const files = (await readMails(data_dir)).filter(mail => mail.includes(asked.email))
  if (files.length === 1 && files[0]?.includes('application/pdf')) counts.mailed_once += 1
  await until(`the lead of ${asked.email}`, async () => {
    const leads = await readRows(data_dir, 'select score from contact_checks where email = $1', [asked.email])
    return leads.length === 1 && leads[0]?.score !== null
  })
  const leads = await readRows(data_dir, 'select * from contact_checks where site like $1', [`${asked.host}%`])
  if (leads.length === 1) counts.leads_once += 1
}

/**
 * Plays `rounds` times: ask for a check and for its report by mail, and in the middle kill, in turn, the worker alone, the
 * whole program, or the program with its database; then look whether there is one report, one lead and one mail.
 */
export async function runAuditKillRounds(rounds: number, say: (line: string) => void): Promise<AuditKillCounts> {
  const counts: AuditKillCounts = {
    asked: 0,
    program_kills: 0,
    database_kills: 0,
    worker_kills: 0,
    reported_once: 0,
    leads_once: 0,
    mailed_once: 0,
  }
  const scratch = await makeScratchFolder('audit-kill')
  const data_dir = join(scratch, 'data')
  const site = await openSlowSite()
  let program = await startProgram(data_dir, entry)
  try {
    for (let round = 0; round < rounds; round += 1) {
      const asked = await ask(program, site.port, round)
      counts.asked += 1
      await until('the check is under way', async () => (await read(program, asked)).pages_audited >= 2)
      if (round % 3 === 0) {
        await killWorker(program)
        counts.worker_kills += 1
      } else {
        await endProgram(program, 'SIGKILL')
        counts.program_kills += 1
        if (round % 3 === 2) {
          await endDatabases(data_dir, 'SIGKILL')
          counts.database_kills += 1
        }
        program = await startProgram(data_dir, entry)
      }
      await look(program, data_dir, asked, counts)
      say(`round ${round + 1}: ${JSON.stringify(counts)}`)
    }
    await endProgram(program, 'SIGTERM')
    return counts
  } finally {
    program.child.kill('SIGKILL')
    site.server.closeAllConnections()
    site.server.close()
    await removeScratchFolder(scratch)
  }
}
