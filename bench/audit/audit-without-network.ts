import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import type { PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import { CheckLedger } from '#src/engines/audit/run/check-ledger.ts'
import { lookAtPages, lookWith } from '#src/engines/audit/run/look.ts'
import { PageBatch } from '#src/engines/audit/run/page-batch.ts'
import { createPageReader } from '#src/engines/audit/run/page-reader.ts'
import { SiteRecord } from '#src/engines/audit/run/site-record.ts'
import { addressOf, generatePage } from '#tests/support/audit/audit-generated-page.ts'

const given = { name: null, phone: null, address: null, city: null, keyword: null }
const origin = 'https://www.calloway.example'
const page_checks = allChecks.filter((check): check is PageCheck => check.scope === 'page')
const site_checks = allChecks.filter((check): check is SiteCheck => check.scope === 'site')

/** The seed of the one whose site it is. */
const businessOfSite = 3

/** A page of one site as the crawl hands it on. */
function fetchedPage(seed: number): PageFetched {
  const html = generatePage(seed, undefined, businessOfSite)
  const url = seed === 1 ? `${origin}/` : `${origin}/page-${seed}/`
  const body = Buffer.from(html.replaceAll(addressOf(html), url).replaceAll(new URL(addressOf(html)).origin, origin))
  return {
    type: 'page_fetched',
    url,
    final_url: url,
    hops: [],
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    content_type: 'text/html',
    timing: { first_byte_ms: 80, total_ms: 120 },
    transferred_bytes: body.byteLength,
    decoded_bytes: body.byteLength,
    truncated: false,
    body_end: 'complete',
    found_by: 'link',
    found_on: null,
    depth: 1,
    charset: { label: 'utf-8', from: 'header', header: 'utf-8', meta: 'utf-8' },
    body: body.toString(),
    looks_like_html: false,
    pass_over: () => 0,
    follow: links => {
      for (const _ of links);
    },
  }
}

/** Reads and checks every page, then the site. */
async function auditAlone(pages: readonly PageFetched[]): Promise<void> {
  const home_url = pages[0]?.url ?? ''
  const record = new SiteRecord({
    given,
    start_url: home_url,
    checked_links: false,
    is_local_copy: false,
    copy_pages: [],
    working_files: [],
    lying_keys: [],
    hidden_folders: [],
    dead_redirects: [],
    programs: { programs: [], idle_at: null },
    year: new Date().getUTCFullYear(),
    today: 2026_11_22,
  })
  const ledger = new CheckLedger(allChecks)
  const read = createPageReader(given, false, record.addresses)
  const batch = new PageBatch()
  for (const [at, page] of pages.entries()) {
    const begun = await read(page)
    if (!begun) throw new Error(`${page.url} is no page.`)
    const is_due = batch.add({ page: begun, nth: at + 1, html: '', is_judged: false }, page_checks)
    if (!is_due && at < pages.length - 1) continue
    for (const { view } of await batch.finish()) record.addPage(view)
    for await (const _ of lookAtPages(page_checks, batch.take().views, ledger));
  }
  const site = await record.view(
    home_url,
    {
      type: 'done',
      start_url: home_url,
      home_url,
      problem: null,
      stopped_by: null,
      pages_fetched: pages.length,
      pages_refused: 0,
      pages_left: 0,
      traps: [],
      bytes: 0,
      elapsed_ms: 0,
    },
    [],
  )
  for await (const _ of lookWith(site_checks, home_url, check => check.steps?.(site) ?? check.look(site), ledger));
}

/** Pages per second of processor time that are read into facts and checked, everything in memory; a figure for each round after those to warm up. */
export async function measurePagesAlone(page_count: number, warm_ups: number, rounds: number): Promise<number[]> {
  const pages = Array.from({ length: page_count }, (_, i) => fetchedPage(i + 1))
  const rates: number[] = []
  for (let round = -warm_ups; round < rounds; round++) {
    const before = process.cpuUsage()
    await auditAlone(pages)
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) rates.push((page_count / (user + system)) * 1_000_000)
  }
  return rates
}
