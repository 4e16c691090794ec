import { checkLink } from '#src/engines/audit/crawl/check-link.ts'
import { createCopyPages } from '#src/engines/audit/crawl/copy-pages.ts'
import type { CrawlEvent, FoundLink, SitemapRead } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { type FrameParts, withParts } from '#src/engines/audit/crawl/frame-parts.ts'
import type { Waiting } from '#src/engines/audit/crawl/frontier.ts'
import { createLinkQueue, type WaitingLink } from '#src/engines/audit/crawl/link-queue.ts'
import { readHttpUrl } from '#src/engines/audit/crawl/normalise-url.ts'
import { probeSite } from '#src/engines/audit/crawl/probe-site.ts'
import { type PageEvent, readPage, toPageEvent } from '#src/engines/audit/crawl/read-page.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import { withIncludes } from '#src/engines/audit/crawl/server-includes.ts'
import { createSiteScope } from '#src/engines/audit/crawl/site-scope.ts'
import { readSitemaps } from '#src/engines/audit/crawl/sitemap/read-sitemaps.ts'
import { createTaskPool, type Task } from '#src/engines/audit/crawl/task-pool.ts'
import { isVerificationFile } from '#src/engines/audit/crawl/verification-file.ts'

/** A page with more links than this is made to stall crawlers, or made by mistake. */
const linksOfPage = 5_000
const linksAtOnce = 8
/** So many addresses on other sites are known again without parsing them. */
const mostOutside = 10_000
/** After so many sitemap entries everybody else gets a turn. */
const entriesATurn = 1_000

/** An error page with more was made to stall crawlers. */
const most_astray = 200

/** Asked for on the site itself alone. */
const only_own: ReadonlySet<FoundLink['kind']> = new Set([
  'named',
  'painted',
  'mentioned',
  'handler',
  'thanks',
  'astray',
])
/** What only machines are told of is asked for so often: every post of a blog may name a feed of its own. */
const most_mentioned = 40

/** A page or a style sheet that names others. */
type Named = { url: string; depth?: number | null; found_by?: Waiting['found_by'] }

/** Reads a site from its home page on: what is linked, listed, or to be probed. Its events come out of the run's channel. */
export function openSiteCrawl(run: CrawlRun, home_url: string, named_sitemaps: readonly string[], parts: FrameParts) {
  const { frontier, channel, options, permit, travel } = run
  const { bounds, check_links, clock } = options
  const inSite = createSiteScope(home_url)
  const links = createLinkQueue(check_links === 'none' ? 0 : bounds.links)
  /** Addresses on other sites, as written. */
  const outside = new Set<string>()
  const chores: Task[] = []
  const lying = createCopyPages(options.copy_pages ?? [])
  let asked = 1
  let mentioned = 0
  let linked_under_way = 0
  /** So many pages that no link leads to may be asked for now. */
  let released = 0
  let astray: readonly FoundLink[] = []
  let failure: unknown

  function onSite(page: Waiting) {
    return async (url: string) => (inSite(new URL(url)) ? permit(url) : sayProblem('redirect_off_site', page.url, url))
  }

  async function tell(event: CrawlEvent): Promise<void> {
    if (!run.isStopped()) await channel.put(event)
  }

  function count(event: PageEvent): void {
    if (event.type === 'page_refused') run.tally.pages_refused += 1
    else {
      run.tally.pages_fetched += 1
      run.countBytes(event.decoded_bytes)
    }
  }

  async function crawlPage(page: Waiting): Promise<void> {
    const event = toPageEvent(page, await readPage(run, page, onSite(page)), { follow, passOver: lying.passOver })
    if (run.isStopped()) return
    count(event)
    await channel.put(event.type === 'page_fetched' ? withParts(await withIncludes(run, event), parts) : event)
  }

  async function takeEntries({ format, entries }: SitemapRead): Promise<void> {
    if (format === 'index') return
    for (const [index, { url }] of entries.entries()) {
      if (inSite(new URL(url)) && !isVerificationFile(url))
        frontier.add({ url, found_by: 'sitemap', found_on: null, depth: null })
      if (index % entriesATurn === entriesATurn - 1) await clock.sleep(0, run.signal)
    }
  }

  async function crawlSitemaps(): Promise<void> {
    const { origin } = new URL(home_url)
    for await (const event of readSitemaps(travel, permit, origin, named_sitemaps, bounds.sitemaps)) {
      if (run.isStopped()) return
      await takeEntries(event)
      pump()
      await tell(event)
    }
  }

  function keepAstray(found: readonly FoundLink[]): void {
    astray = found.slice(0, most_astray)
  }

  async function probe(): Promise<void> {
    for await (const event of probeSite(run, home_url)) {
      if (run.isStopped()) return
      if (event.type !== 'missing_page_probed') await tell(event)
      else await tell({ ...event, follow: keepAstray })
    }
  }

  function nextLying(): Waiting | undefined {
    for (let page = lying.next(); page; page = lying.next()) if (frontier.claim(page.url)) return page
    return undefined
  }

  function nextUnlinked(): Waiting | undefined {
    if (released === 0) return undefined
    released -= 1
    return frontier.nextListed() ?? nextLying()
  }

  async function crawlLinked(page: Waiting): Promise<void> {
    linked_under_way += 1
    await crawlPage(page).finally(() => {
      linked_under_way -= 1
    })
  }

  function nextPage(): Task | undefined {
    if (asked >= bounds.pages || run.isStopped()) return undefined
    const linked = frontier.nextLinked()
    const page = linked ?? nextUnlinked()
    if (!page) return undefined
    asked += 1
    return () => (linked ? crawlLinked(page) : crawlPage(page))
  }

  async function askFor(link: WaitingLink): Promise<void> {
    const event = await checkLink(run, link)
    await tell(
      event.code === undefined ? event : { ...event, follow: (found: Iterable<FoundLink>) => follow(link, found) },
    )
  }

  function nextLink(): Task | undefined {
    const link = run.isStopped() ? undefined : links.next()
    return link && (() => askFor(link))
  }

  function settled(error: unknown): void {
    if (error !== undefined) {
      failure ??= error
      run.stop(null)
    }
    pump()
    channel.stir()
  }

  const pages = createTaskPool(bounds.host_at_once, nextPage, settled)
  const pools = [
    createTaskPool(2, () => chores.shift(), settled),
    pages,
    createTaskPool(linksAtOnce, nextLink, settled),
  ]

  function pump(): void {
    for (const pool of pools) pool.pump()
  }

  /**
   * Asked whenever the reader has read all there is and waits: whether nothing more can come. A linked page under way may
   * link to those that are only listed, so they wait for it: how a page was found must not hang on who answers first.
   */
  function isSpent(): boolean {
    released = linked_under_way === 0 ? bounds.host_at_once - pages.busy() : 0
    pages.pump()
    released = 0
    return pools.every(({ busy }) => busy() === 0)
  }

  /** Pages repeat the links of their site: an address is parsed only where something may come of it. */
  function isSettled(text: string, isFile: boolean, kind: FoundLink['kind']): boolean {
    return frontier.isSettled(text) || outside.has(text) || (isFile && !links.wants(text, kind))
  }

  function takeOutside(text: string, link: WaitingLink): void {
    if (outside.size < mostOutside) outside.add(text)
    if (check_links === 'all') links.add(link)
  }

  function take(from: Named, { url: text, kind, measured }: FoundLink): void {
    const isFile = kind === 'asset' || kind === 'fallback' || kind === 'shared' || only_own.has(kind)
    if (isSettled(text, isFile, kind)) return
    const url = readHttpUrl(text)
    if (!url) return
    const found_on = from.url
    const isPage = kind === 'page'
    if (isVerificationFile(url.pathname)) return
    if (!inSite(url)) {
      if (!only_own.has(kind)) takeOutside(text, { url: url.href, kind, found_on, external: true })
    } else if (kind === 'mentioned' && ++mentioned > most_mentioned) return
    else if (isFile) links.add({ url: url.href, kind, found_on, external: false, ...(measured ? { measured } : {}) })
    else {
      const depth = isPage && from.depth != null ? from.depth + 1 : null
      // What only such pages link to is led to by nothing either.
      const by_link = from.found_by === 'folder' ? 'folder' : 'link'
      frontier.add({ url: url.href, found_by: isPage ? by_link : 'canonical', found_on, depth })
    }
  }

  function follow(from: Named, found: Iterable<FoundLink>): void {
    let taken = 0
    for (const link of found) {
      taken += 1
      if (taken > linksOfPage) break
      take(from, link)
    }
    pump()
  }

  return {
    follow,
    begin(): void {
      chores.push(crawlSitemaps, probe)
      pump()
    },
    /** What comes, until nothing is under way and nothing waits. */
    async *events(): AsyncGenerator<CrawlEvent, void> {
      for (let next = await channel.take(isSpent); next; next = await channel.take(isSpent)) yield next
    },
    /** Once all that is linked and listed is read: goes on with what else lies in the folder of a copy. */
    readFolder(): void {
      lying.begin(frontier.known())
      follow({ url: home_url }, astray)
    },
    /** A bug that ended a task, to be thrown where the crawl is read. */
    failure: () => failure,
  }
}
