import type { Discovery } from '#src/engines/audit/crawl/crawl-event.ts'
import { createQueue } from '#src/engines/audit/crawl/queue.ts'
import { createTrapGuard } from '#src/engines/audit/crawl/trap-guard.ts'

export type Waiting = Discovery & { url: string }

/** Beyond so many known URLs a site is no site of a small business, and memory is worth more. */
const mostKnown = 150_000

/** Pages of the network before the host, and none of the site. */
const of_host = /^https?:\/\/[^/]+\/cdn-cgi\//

/** The pages known and not yet asked for: linked ones first, in the order of their depth, then those only listed. */
export function createFrontier(deepest: number) {
  const known = new Set<string>()
  const linked = createQueue<Waiting>()
  const listed = createQueue<Waiting>()
  const guard = createTrapGuard()
  let left = 0

  return {
    /** Remembers a URL that comes by another way than the queue: the end of a redirect. False when it was known. */
    claim(url: string): boolean {
      if (known.has(url)) return false
      known.add(url)
      return true
    },
    knows: (url: string): boolean => known.has(url),
    known: (): Iterable<string> => known,
    add(page: Waiting): void {
      if (known.has(page.url) || of_host.test(page.url)) return
      const trusted = page.found_by === 'sitemap' || guard.admits(page.url)
      if (known.size >= mostKnown || !trusted || (page.depth ?? 0) > deepest) {
        left += 1
        return
      }
      known.add(page.url)
      if (page.found_by === 'link') linked.add(page)
      else listed.add(page)
    },
    next: (): Waiting | undefined => linked.take() ?? listed.take(),
    waiting: (): number => linked.waiting() + listed.waiting(),
    /** Known and never to be asked for. */
    left: (): number => left,
    traps: guard.traps,
  }
}
