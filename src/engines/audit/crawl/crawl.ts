import type { CrawlEvent } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlOptions } from '#src/engines/audit/crawl/crawl-options.ts'
import { openRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { readFrameParts, withParts } from '#src/engines/audit/crawl/frame-parts.ts'
import type { Waiting } from '#src/engines/audit/crawl/frontier.ts'
import { type Reader, readPage, toPageEvent } from '#src/engines/audit/crawl/read-page.ts'
import { withIncludes } from '#src/engines/audit/crawl/server-includes.ts'
import { openSiteCrawl } from '#src/engines/audit/crawl/site-crawl.ts'
import { problemOfHome, readStart } from '#src/engines/audit/crawl/start-problem.ts'

/**
 * Crawls one site and tells what it meets, ending with `done`. The reader pulls: while it is busy with a page no more than
 * a few others wait. It tells each page's links with `follow`, before it asks for the next event; pages it does not follow
 * are known from sitemaps only. Leaving the loop, or the signal, ends every request. Never throws for what a site does.
 */
export async function* crawl(options: CrawlOptions): AsyncGenerator<CrawlEvent, void> {
  const run = openRun(options)
  try {
    const start = readStart(options.start_url)
    if (!start.ok) {
      yield run.summary(null, start.problem)
      return
    }
    const home: Waiting = { url: start.url, found_by: 'start', found_on: null, depth: 0 }
    run.frontier.claim(home.url)
    const travelled = await readPage(run, home, run.permit)
    const robots = run.takeRobots()
    yield* robots

    let follow: Reader['follow'] = () => undefined
    const reader: Reader = { follow: (page, links) => follow(page, links), passOver: () => 0 }
    const event = toPageEvent(home, travelled, reader)
    if (event.type !== 'page_fetched') {
      if (event.type === 'page_refused') run.tally.pages_refused += 1
      yield event
      yield run.summary(null, event.type === 'page_refused' ? event.problem : null)
      return
    }
    run.tally.pages_fetched += 1
    run.countBytes(event.decoded_bytes)
    const problem = problemOfHome(event)
    if (problem) {
      yield event
      yield run.summary(event.final_url, problem)
      return
    }

    const named = robots.find(({ url }) => url === new URL('/robots.txt', event.final_url).href)
    const front = await withIncludes(run, event)
    const parts = await readFrameParts(run, front)
    const site = openSiteCrawl(run, event.final_url, named?.robots.sitemaps.map(({ url }) => url) ?? [], parts)
    follow = site.follow
    yield withParts(front, parts)
    site.begin()
    yield* site.events()
    site.readFolder()
    yield* site.events()
    if (site.failure() !== undefined) throw site.failure()
    yield run.summary(event.final_url, null)
  } finally {
    run.close()
  }
}
