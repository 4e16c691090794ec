import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { installPeers } from './audit-peers.ts'
import { medianOf, rateOf, startCrawler, type Turn } from './audit-turns.ts'
import { measurePagesAlone } from './audit-without-network.ts'

/** Pages per second of processor time on one core, and how many times those of each peer. */
const targets = { alone: 900, whole: 600, linkinator: 6, crawlee: 15 }
const rounds = 3
/** As many before: V8 goes on compiling for some 3,000 pages, and of a long crawl those are the smaller part. */
const warm_ups = 5
const page_count = Number(process.argv[2] ?? 600)

const say = (text: string) => process.stdout.write(`${text}\n`)
const rounded = (rate: number) => String(Math.round(rate)).padStart(6)
const met: boolean[] = []

function judge(what: string, figure: number, target: number, digits = 0): void {
  met.push(figure >= target)
  say(`${what}: ${figure.toFixed(digits)}; target ${target}${figure >= target ? ', met' : ', missed'}`)
}

say(`${allChecks.length} checks; generated pages of 48 kB; medians of ${rounds} rounds after ${warm_ups} to warm up`)
const alone = await measurePagesAlone(page_count, warm_ups, rounds)
say(`\nFacts and checks without network: ${alone.map(rate => Math.round(rate)).join(', ')} pages per CPU-second`)

const folder = await installPeers()
const server = fork(join(import.meta.dirname, 'audit-server.ts'), [String(page_count)])
const [port] = (await once(server, 'message')) as [number]
const url = `http://127.0.0.1:${port}/`
const at = (file: string) => join(import.meta.dirname, file)
const crawlers = {
  whole: startCrawler(at('audit-own-crawler.ts'), [url, String(page_count * 2)]),
  linkinator: startCrawler(at('audit-linkinator.ts'), [url, folder]),
  crawlee: startCrawler(at('audit-crawlee.ts'), [url, folder]),
}
const names = ['whole', 'linkinator', 'crawlee'] as const
const turns: Record<(typeof names)[number], Turn[]> = { whole: [], linkinator: [], crawlee: [] }
/** In turns, so that what else the machine does falls on all of them. */
for (let round = -warm_ups; round < rounds; round++) {
  for (const name of names) {
    const turn = await crawlers[name].takeTurn()
    if (round >= 0) turns[name].push(turn)
  }
}
for (const name of names) crawlers[name].end()
server.disconnect()

say(`\nA site of ${page_count} pages on loopback, each crawler in a process of its own:`)
for (const name of names) {
  const [first] = turns[name]
  const rates = turns[name].map(turn => Math.round(rateOf(turn))).join(', ')
  const resident = Math.round(Math.max(...turns[name].map(({ resident_mb }) => resident_mb)))
  say(`${rounded(medianOf(turns[name].map(rateOf)))} pages per CPU-second: ${name} (${rates})`)
  say(`       ${first?.pages} pages read, ${first?.note}, ${resident} MB resident`)
}
const own = medianOf(turns.whole.map(rateOf))
say('')
judge('Facts and checks, pages per CPU-second', medianOf(alone), targets.alone)
judge('Whole engine, pages per CPU-second', own, targets.whole)
judge('Times linkinator', own / medianOf(turns.linkinator.map(rateOf)), targets.linkinator, 1)
judge('Times crawlee', own / medianOf(turns.crawlee.map(rateOf)), targets.crawlee, 1)
process.exitCode = met.every(Boolean) ? 0 : 1
