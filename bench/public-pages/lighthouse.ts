import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sitePages } from '#src/content/pages.ts'
import { checkShop } from '#tests/support/crawl/check-shop.ts'
import { shopPages } from '#tests/support/crawl/shop-site.ts'
import { startSite } from '#tests/support/program/running-site.ts'
import {
  areDecided,
  type Gate,
  gatesOf,
  isFairMachine,
  type LighthouseRun,
  median,
  type SeoGate,
  slowestFairMachine,
} from './lighthouse-gates.ts'
import { openBrowser, runLighthouse } from './lighthouse-run.ts'

/** One page of each kind: home, service, prices, cards, city, article, answers with a search, free check, form, sign-in; with the result of a check. */
const oneOfEachKind = [
  '/',
  '/local-seo-optimization',
  '/solutions',
  '/locations',
  '/services/jacksonville-fl',
  '/education/nap-consistency-guide',
  '/help-center',
  '/ai-seo',
  '/contact-us',
  '/login',
]
const runsPerPage = 3

const { values } = parseArgs({
  options: {
    'one-of-each-kind': { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    report: { type: 'string' },
  },
})

/** Stands for the page of a finished free check, whose path is a secret of its own. */
const resultPage = '/ai-seo/results'

type Measured = { name: string; path: string; seo: SeoGate }

async function chosenPages(origin: string): Promise<Measured[]> {
  const paths = values.page ?? (values['one-of-each-kind'] ? [...oneOfEachKind, resultPage] : undefined)
  const isChosen = (path: string) => !paths || paths.includes(path)
  const pages = sitePages
    .filter(({ path }) => isChosen(path))
    .map(({ path, indexable }): Measured => ({ name: path, path, seo: indexable ? 'seo' : 'none' }))
  if (!isChosen(resultPage)) return pages
  const { path } = await checkShop(origin, shopPages)
  return [...pages, { name: resultPage, path, seo: 'seo without is-crawlable' }]
}

function printPage(path: string, gates: readonly Gate[], runs: readonly LighthouseRun[]): void {
  const marks = { passed: '', failed: ' FAILED', skipped: ' skipped' }
  const measured = gates.map(({ name, measured, outcome }) => `${name} ${measured}${marks[outcome]}`)
  const agentic = Math.round(
    median(
      runs.map(run => run.agentic_browsing),
      0,
    ),
  )
  console.log(`${path}\n  ${measured.join(' · ')} · agentic browsing ${agentic} (not gated)`)
  const faults = [...new Set(runs.flatMap(run => run.faults))]
  if (faults.length > 0) console.log(`  points lost in some run by: ${faults.join(', ')}`)
  if (isFairMachine(runs)) return
  const index = Math.round(
    median(
      runs.map(run => run.benchmark_index),
      0,
    ),
  )
  console.log(
    `  This machine's benchmark index is ${index}, below ${slowestFairMachine}: performance and LCP are SKIPPED, not passed.`,
  )
}

async function measure(origin: string, port: number): Promise<Gate[]> {
  const all: Gate[] = []
  for (const { name, path, seo } of await chosenPages(origin)) {
    // A page that is to be found nowhere cannot pass the one audit that asks whether it can be found.
    const skipped = seo === 'seo without is-crawlable' ? ['is-crawlable'] : []
    const runs: LighthouseRun[] = []
    while (runs.length < runsPerPage && !areDecided(runs, seo)) {
      runs.push(await runLighthouse(origin + path, port, skipped))
    }
    const gates = gatesOf(runs, seo)
    printPage(name, gates, runs)
    all.push(...gates)
  }
  return all
}

async function bench(): Promise<Gate[]> {
  const site = await startSite({ LAB_SPEED: 'on' }, 'loopback')
  const browser = await openBrowser()
  try {
    return await measure(site.origin, browser.port)
  } finally {
    browser.close()
    await site.stop()
  }
}

const gates = await bench()
const count = (outcome: Gate['outcome']) => gates.filter(gate => gate.outcome === outcome).length
const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
if (values.report) await writeFile(values.report, JSON.stringify(counts))
console.log(`Lighthouse: ${counts.passed} gates passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed > 0 ? 1 : 0)
