import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { spareMemory } from '#src/spare-memory.ts'
import { auditAll } from './audit-engine.ts'

spareMemory()

/** Bytes kept a page, megabytes resident at most, milliseconds of delay of the event loop at p99. */
const targets = { kept: 2_048, resident: 300, delay: 50 }
const page_count = Number(process.argv[2] ?? 20_000)
/** From here on what grows is what pages leave behind. */
const settled_at = page_count / 4

const say = (text: string) => process.stdout.write(`${text}\n`)
const met: boolean[] = []

function judge(what: string, figure: number, most: number, unit: string): void {
  met.push(figure < most)
  say(
    `${what}: ${figure.toFixed(figure < 100 ? 1 : 0)} ${unit}; target under ${most}${figure < most ? ', met' : ', missed'}`,
  )
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What stays when everything that can be let go of is gone. */
async function held(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collect()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const delay = monitorEventLoopDelay({ resolution: 1 })
/** The monitor counts its own interval as delay. */
const inMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1)
function takeDelay(what: string): void {
  judge(`Delay of the event loop ${what}, p99`, inMs(delay.percentile(99)), targets.delay, 'ms')
  say(`  longest ${inMs(delay.max).toFixed(1)} ms`)
  delay.reset()
}

const server = fork(join(import.meta.dirname, 'audit-server.ts'), [String(page_count)])
const [port] = (await once(server, 'message')) as [number]
let resident = 0
const watch = setInterval(() => {
  resident = Math.max(resident, process.memoryUsage.rss() / 1024 / 1024)
}, 20)
const resident_before = process.memoryUsage.rss() / 1024 / 1024
const cpu_before = process.cpuUsage()
let [read, settled, kept] = [0, 0, 0]
delay.enable()
for await (const event of auditAll(`http://127.0.0.1:${port}/`, page_count)) {
  if (event.type === 'page_audited') read = event.pages_audited
  if (event.type === 'page_audited' && (read === settled_at || read === page_count)) {
    if (read === page_count) takeDelay('while pages are read')
    delay.disable()
    if (read === settled_at) settled = await held()
    else kept = ((await held()) - settled) / (page_count - settled_at)
    delay.enable()
    if (read === page_count) delay.reset()
  }
  if (event.type === 'done') say(`${read} pages, ${event.report.findings.length} findings`)
}
clearInterval(watch)
server.disconnect()
const { user, system } = process.cpuUsage(cpu_before)
takeDelay('while the checks of the site run')
judge('Kept of each page', kept, targets.kept, 'bytes')
judge(`Resident at most (${Math.round(resident_before)} MB before)`, resident, targets.resident, 'MB')
say(`${Math.round((read / (user + system)) * 1_000_000)} pages per CPU-second`)
process.exitCode = met.every(Boolean) ? 0 : 1
