import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { watchLoop } from '#tests/support/machine/held-loop.ts'
import { auditAll } from './audit-engine.ts'

/** Milliseconds that a turn of the event loop may take, but for one in a hundred; megabytes that a page may add. */
const targets = { p99: 50, swelling: 100 }
/** What such a page links to does not exist; more of it proves nothing more. */
const page_count = 30

const say = (text: string) => process.stdout.write(`${text}\n`)

const server = fork(join(import.meta.dirname, 'audit-hostile-server.ts'))
const [sites] = (await once(server, 'message')) as [{ name: string; port: number }[]]
/** Once for nothing, so that each page is met by a program already at work. */
for (const { port } of sites.slice(0, 3)) for await (const _ of auditAll(`http://127.0.0.1:${port}/`, page_count));

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

let [worst_p99, worst_swelling] = [0, 0]
say('  p99 ms  longest ms  MB more  how it ended')
for (const { name, port } of sites) {
  collect()
  const start = process.memoryUsage.rss()
  let peak = start
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  const loop = watchLoop()
  let ended = 'without a word'
  for await (const event of auditAll(`http://127.0.0.1:${port}/`, page_count)) {
    if (event.type === 'done') ended = `${event.report.findings.length} findings`
    if (event.type === 'could_not_audit') ended = event.problem.reason
  }
  loop.stop()
  clearInterval(watch)
  const { p99, longest } = loop.sofar()
  const swelling = (peak - start) / 1024 / 1024
  worst_p99 = Math.max(worst_p99, p99)
  worst_swelling = Math.max(worst_swelling, swelling)
  const figures = [p99.toFixed(1).padStart(8), longest.toFixed(1).padStart(10), swelling.toFixed(0).padStart(7)]
  say(`${figures.join('  ')}  ${name}: ${ended}`)
}
server.disconnect()
const isMet = worst_p99 < targets.p99 && worst_swelling < targets.swelling
say(`Worst p99 ${worst_p99.toFixed(1)} ms, target under ${targets.p99}`)
say(`Most memory ${worst_swelling.toFixed(0)} MB more while one page was audited, target under ${targets.swelling}`)
process.exitCode = isMet ? 0 : 1
