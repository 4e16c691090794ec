import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AuditState, RequestedAudit } from '#src/features/audits/schema.ts'
import { freePort } from '#tests/support/free-port.ts'
import { until } from '#tests/support/killable-program.ts'
import { makeScratchFolder, removeScratchFolder } from '#tests/support/scratch-folder.ts'
import { leaveFirstCore } from './sign-in-processes.ts'
import { onCore, pins } from './static-measure.ts'
import { type Latencies, steadyLoad } from './steady-load.ts'

/** What is promised: how much a content page's p99 may move, and how soon the first finding is seen. */
const targets = { p99_ratio: 1.2, first_finding_ms: 1000, checks: 20 }
const rounds = Number(process.argv[2] ?? 3)
const quiet_seconds = 20
const per_second = 100
const page = '/what-we-do'
const root = join(import.meta.dirname, '..')

const say = (text: string) => process.stdout.write(`${text}\n`)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Site = { port: number; first_bytes: Map<string, number> }

async function openSites(): Promise<Site & { process: ChildProcess }> {
  const process = fork(join(import.meta.dirname, 'free-check-sites.ts'))
  const first_bytes = new Map<string, number>()
  const [{ port }] = (await once(process, 'message')) as [{ port: number }]
  process.on('message', ({ host, at }: { host: string; at: number }) => first_bytes.set(host, at))
  return { process, port, first_bytes }
}

/** The program on the first core, with everything it starts: its database, and the process that reads websites. */
async function startOnFirstCore(data_dir: string): Promise<{ child: ChildProcess; origin: string }> {
  const port = String(await freePort())
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: data_dir,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
  const command = onCore(0, [process.execPath, join(root, 'tests/support/serve-loopback.ts')])
  const child = spawn(...command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  await until('the program is ready', async () => (await fetch(`${origin}/readyz`)).ok, 60)
  return { child, origin }
}

let visitors = 0

/** Every call comes from a network of its own: limits are not what is measured. */
function nextNetwork(): string {
  visitors += 1
  return `10.1.${visitors >> 8}.${visitors & 255}`
}

async function ask(origin: string, address: string): Promise<RequestedAudit> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': nextNetwork() }
  const answer = await fetch(`${origin}/api/audits`, { method: 'POST', headers, body: JSON.stringify({ address }) })
  if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as RequestedAudit
}

/** Watches a check as its page does. Answers how it ended and when the first finding was seen. */
async function watch(origin: string, { id, key }: RequestedAudit) {
  const headers = { 'X-Forwarded-For': nextNetwork() }
  let first_finding = Number.NaN
  let last: AuditState | undefined
  for (let tries = 0; last?.state !== 'done' && last?.state !== 'failed' && tries < 20; tries += 1) {
    const answer = await fetch(`${origin}/api/audits/${id}/events?key=${key}`, { headers })
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      for (const [, data = ''] of text.matchAll(/event: state\ndata: (.*)\n\n/g)) last = JSON.parse(data) as AuditState
      if (last && last.so_far.length > 0 && Number.isNaN(first_finding)) first_finding = Date.now()
      text = text.slice(text.lastIndexOf('\n\n') + 2)
    }
    if (last?.state !== 'done' && last?.state !== 'failed') await pause(500)
  }
  return { state: last?.state, first_finding, pages: last?.pages_audited ?? 0, problem: last?.problem?.code }
}

async function measureFirstFindings(origin: string, site: Site): Promise<number[]> {
  const waits: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const host = `first-${run}.test:${site.port}`
    const { first_finding } = await watch(origin, await ask(origin, `http://${host}/`))
    waits.push(first_finding - (site.first_bytes.get(host) ?? Number.NaN))
  }
  return waits
}

async function checkTwenty(origin: string, site: Site, round: number) {
  const started = performance.now()
  const ended = Promise.all(
    Array.from({ length: targets.checks }, async (_, n) =>
      watch(origin, await ask(origin, `http://round-${round}-${n}.test:${site.port}/`)),
    ),
  )
  const load = await steadyLoad(`${origin}${page}`, per_second, { seconds: 180, stopped: ended })
  const checks = await ended
  const seconds = (performance.now() - started) / 1000
  for (const { problem } of checks) if (problem !== undefined) say(`  could not audit: ${problem}`)
  return {
    load,
    done: checks.filter(({ state }) => state === 'done').length,
    pages: checks.map(({ pages }) => pages),
    seconds,
  }
}

const line = (what: string, { answers, p50_ms, p99_ms, failed }: Latencies) =>
  say(
    `  ${what.padEnd(20)} p50 ${p50_ms.toFixed(2)} ms, p99 ${p99_ms.toFixed(2)} ms (${answers} answers, ${failed} failed)`,
  )

leaveFirstCore()
const scratch = await makeScratchFolder('free-check')
const site = await openSites()
const { child, origin } = await startOnFirstCore(join(scratch, 'data'))
say(
  `${targets.checks} free checks of 30 pages at once${pins ? ', program and database on one core' : ''}; ${page} is asked for ${per_second} times a second`,
)
let missed = false
try {
  await steadyLoad(`${origin}${page}`, per_second, { seconds: 5 })
  const waits = await measureFirstFindings(origin, site)
  const slowest = Math.max(...waits)
  say(
    `First finding seen ${waits.join(', ')} ms after the site's first byte; target ${targets.first_finding_ms}, ${slowest <= targets.first_finding_ms ? 'met' : 'missed'}`,
  )
  missed ||= !(slowest <= targets.first_finding_ms)
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const alone = await steadyLoad(`${origin}${page}`, per_second, { seconds: quiet_seconds })
    line('without checks', alone)
    const { load, done, pages, seconds } = await checkTwenty(origin, site, round)
    line('with 20 checks', load)
    say(
      `  ${done} of ${targets.checks} done in ${seconds.toFixed(1)} s, ${Math.min(...pages)} to ${Math.max(...pages)} pages each`,
    )
    missed ||= done < targets.checks || load.failed > 0
    quiet.push(alone.p99_ms)
    busy.push(load.p99_ms)
  }
  const ratio = median(busy) / median(quiet)
  say(
    `p99 with checks ÷ without, medians of ${rounds} rounds: ${ratio.toFixed(2)}; target under ${targets.p99_ratio}, ${ratio < targets.p99_ratio ? 'met' : 'missed'}`,
  )
  missed ||= !(ratio < targets.p99_ratio)
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  site.process.disconnect()
  await removeScratchFolder(scratch)
}
process.exitCode = missed ? 1 : 0
