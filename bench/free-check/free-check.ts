import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { leaveFirstCore } from '#bench/sign-in/sign-in-processes.ts'
import { pins } from '#bench/static/static-measure.ts'
import { type Latencies, percentile, steadyLoad } from '#bench/steady-load.ts'
import { makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'
import { openSites, openVisitors, startOnFirstCore } from './free-check-processes.ts'
import type { Watched } from './free-check-visitors.ts'

/** What is promised: how much a content page's p99 may move, and how soon the first finding is seen. */
const targets = { p99_ratio: 1.2, first_finding_ms: 1000, checks: 20 }
const quiet_seconds = 30
const per_second = 100
const page = '/what-we-do'

const { values, positionals } = parseArgs({
  options: { lab: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const rounds = Number(positionals[0] ?? 5)

const say = (text: string) => process.stdout.write(`${text}\n`)
const median = (all: number[]) =>
  percentile(
    all.toSorted((a, b) => a - b),
    0.5,
  )
const p99Of = (windows: Latencies[]) =>
  percentile(
    windows.flatMap(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b),
    0.99,
  )

leaveFirstCore()
const scratch = await makeScratchFolder('free-check')
const sites = await openSites()
const visitors = openVisitors()
const { child, origin } = await startOnFirstCore(join(scratch, 'data'), values.lab ? 'on' : 'off')

const loadFor = (seconds: number, stopped?: Promise<unknown>) =>
  steadyLoad(`${origin}${page}`, per_second, { seconds, ...(stopped && { stopped }) })

/** Answers how long after the site's first byte the first finding was seen, in milliseconds. */
async function firstFinding(run: number): Promise<number> {
  const host = `first-${run}.test:${sites.port}`
  const [check] = await visitors.ask({ origin, addresses: [`http://${host}/`] }).over
  return (check?.first_finding ?? Number.NaN) - (sites.first_bytes.get(host) ?? Number.NaN)
}

type Busy = { load: Latencies; checks: Watched[]; seconds: number }

/** The load while twenty checks run. */
async function duringChecks(round: number): Promise<Busy> {
  const started = performance.now()
  const addresses = Array.from({ length: targets.checks }, (_, n) => `http://round-${round}-${n}.test:${sites.port}/`)
  const { over } = visitors.ask({ origin, addresses })
  const load = await loadFor(180, over)
  return { load, checks: await over, seconds: (performance.now() - started) / 1000 }
}

/** The load while a browser measures one start page, whose report is there. */
async function duringMeasurement(round: number): Promise<Busy> {
  const { reported, over } = visitors.ask({ origin, addresses: [`http://lab-${round}.test:${sites.port}/`] })
  await reported
  const started = performance.now()
  const load = await loadFor(180, over)
  return { load, checks: await over, seconds: (performance.now() - started) / 1000 }
}

const line = (what: string, { answers, p50_ms, p99_ms, failed }: Latencies) =>
  say(
    `  ${what.padEnd(22)} p50 ${p50_ms.toFixed(2)} ms, p99 ${p99_ms.toFixed(2)} ms (${answers} answers, ${failed} failed)`,
  )

const work = values.lab
  ? { name: 'with a browser', during: duringMeasurement, checks: 1 }
  : { name: 'with 20 checks', during: duringChecks, checks: targets.checks }
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed')
say(
  `${work.checks} free checks of 30 pages at once${values.lab ? ', then a browser measures' : ''}${pins ? ', program and database on one core' : ''}; ${page} is asked for ${per_second} times a second`,
)
const outcomes: boolean[] = []
try {
  await loadFor(5)
  if (!values.lab) {
    const waits: number[] = []
    for (let run = 0; run < 5; run += 1) waits.push(await firstFinding(run))
    const isMet = Math.max(...waits) <= targets.first_finding_ms
    outcomes.push(isMet)
    say(
      `First finding seen ${waits.join(', ')} ms after the site's first byte; target ${targets.first_finding_ms}, ${verdict(isMet)}`,
    )
  }
  // Each busy window stands between two quiet ones: what the machine does besides weighs on both kinds alike.
  const quiet = [await loadFor(quiet_seconds)]
  const busy: Latencies[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { load, checks, seconds } = await work.during(round)
    const [before, after] = [quiet.at(-1), await loadFor(quiet_seconds)] as [Latencies, Latencies]
    line('without', before)
    line(work.name, load)
    const done = checks.filter(({ state }) => state === 'done').length
    const pages = checks.map(({ pages }) => pages)
    say(
      `  ${done} of ${work.checks} done, ${seconds.toFixed(1)} s, ${Math.min(...pages)} to ${Math.max(...pages)} pages each`,
    )
    for (const { problem } of checks) if (problem !== undefined) say(`  could not audit: ${problem}`)
    outcomes.push(done === work.checks && load.failed === 0)
    quiet.push(after)
    busy.push(load)
    ratios.push(load.p99_ms / ((before.p99_ms + after.p99_ms) / 2))
  }
  line('without', quiet.at(-1) as Latencies)
  const ratio = median(ratios)
  say(
    `p99 of all answers: ${p99Of(quiet).toFixed(2)} ms without, ${p99Of(busy).toFixed(2)} ms ${work.name}, ratio ${(p99Of(busy) / p99Of(quiet)).toFixed(2)}`,
  )
  say(
    `p99 ${work.name} ÷ mean of the quiet windows before and after, median of ${rounds} rounds: ${ratio.toFixed(2)} (${ratios.map(each => each.toFixed(2)).join(', ')}); target under ${targets.p99_ratio}, ${verdict(ratio < targets.p99_ratio)}`,
  )
  outcomes.push(ratio < targets.p99_ratio)
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  visitors.leave()
  sites.process.disconnect()
  await removeScratchFolder(scratch)
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1
