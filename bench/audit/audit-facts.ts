import { parse } from 'parse5'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { readPageAtOnce } from '#src/engines/audit/facts/read-page.ts'
import { addressOf, generatePage } from '#tests/support/audit/audit-generated-page.ts'
import { readByTree } from './audit-tree-reader.ts'

/** Pages per second of processor time on one core. */
const target = 1_000
const rounds = 7
const page_count = 300

const say = (text: string) => process.stdout.write(`${text}\n`)

/** As they come from the network: decoded from bytes, so that no string is still in the pieces it was built from. */
const pages = Array.from({ length: page_count }, (_, i) => {
  const html = Buffer.from(generatePage(i + 1)).toString()
  return { html, url: addressOf(html) }
})

type Page = (typeof pages)[number]

/** Processor milliseconds that reading every page once takes. */
function measure(read: (page: Page) => unknown): number {
  const before = process.cpuUsage()
  for (const page of pages) read(page)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

const readers: readonly { name: string; read: (page: Page) => unknown }[] = [
  { name: 'facts, everything', read: ({ html, url }): PageFacts => readPageAtOnce(html, { url }) },
  { name: 'parse5, tree only', read: ({ html }) => parse(html) },
  {
    name: 'parse5, tree walked for titles, metas, links, images, headings, words',
    read: ({ html }) => readByTree(html),
  },
]

const size = pages.reduce((sum, { html }) => sum + html.length, 0) / pages.length
say(
  `${page_count} generated pages of ${Math.round(size)} characters; median of ${rounds} rounds, in turns, after one to warm up`,
)
const times = readers.map(({ read }) => {
  measure(read)
  return [] as number[]
})
for (let round = 0; round < rounds; round++) {
  for (const [i, { read }] of readers.entries()) times[i]?.push(measure(read))
}
const rates = times.map(list => (page_count / median(list)) * 1_000)
for (const [i, { name }] of readers.entries())
  say(`${String(Math.round(rates[i] ?? 0)).padStart(6)} pages per CPU-second: ${name}`)
const [own = 0, , tree = 1] = rates
say(`Ratio to the walked tree: ${(own / tree).toFixed(2)}`)
say(`Target: ${target} pages per CPU-second${own >= target ? ', met' : ', missed'}`)
process.exitCode = own >= target ? 0 : 1
