import type { Discovery } from '#src/engines/audit/crawl/crawl-event.ts'
import { createQueue } from '#src/engines/audit/crawl/queue.ts'
import { createTrapGuard } from '#src/engines/audit/crawl/trap-guard.ts'

export type Waiting = Discovery & { url: string }

/** Beyond so many known URLs a site is no site of a small business, and memory is worth more. */
const mostKnown = 150_000

/** Pages of the network before the host, and none of the site. */
const of_host = /^https?:\/\/[^/]+\/cdn-cgi\//

/** A page that several ways lead to is found by the first of these: people come by links. */
const ranks = { start: 0, link: 0, canonical: 1, sitemap: 2, folder: 3 } as const satisfies Record<
  Waiting['found_by'],
  number
>

/** Taken, or claimed: nothing leads to it any better. */
const settled = -1

/**
 * The pages known and not yet asked for: linked ones first, in the order of their depth, then those only named or listed.
 * A listed page that a link leads to after all becomes a linked one, so that what is told of a page does not hang on
 * whether the sitemap or the link was read first.
 */
export function createFrontier(deepest: number) {
  const known = new Map<string, number>()
  const queues = Array.from({ length: 4 }, () => createQueue<Waiting>())
  const guard = createTrapGuard()
  let left = 0
  let waiting = 0

  function takeFrom(rank: number): Waiting | undefined {
    for (let page = queues[rank]?.take(); page; page = queues[rank]?.take()) {
      // What a stronger way leads to by now waits in that queue.
      if (known.get(page.url) !== rank) continue
      known.set(page.url, settled)
      waiting -= 1
      return page
    }
    return undefined
  }

  return {
    /** Remembers a URL that comes by another way than the queue: the end of a redirect. False when it was known. */
    claim(url: string): boolean {
      if (known.has(url)) return false
      known.set(url, settled)
      return true
    },
    /** Nothing that leads to it changes anything. */
    isSettled(url: string): boolean {
      const rank = known.get(url)
      return rank !== undefined && rank <= ranks.link
    },
    known: (): Iterable<string> => known.keys(),
    add(page: Waiting): void {
      const { url, found_by } = page
      const rank = ranks[found_by]
      const before = known.get(url)
      const is_deep = (page.depth ?? 0) > deepest
      if (before === undefined) {
        if (of_host.test(url)) return
        const trusted = found_by === 'sitemap' || guard.admits(url)
        if (known.size >= mostKnown || !trusted || is_deep) {
          left += 1
          return
        }
        waiting += 1
      } else if (before <= rank || is_deep) return
      known.set(url, rank)
      queues[rank]?.add(page)
    },
    nextLinked: (): Waiting | undefined => takeFrom(ranks.link),
    nextListed: (): Waiting | undefined =>
      takeFrom(ranks.canonical) ?? takeFrom(ranks.sitemap) ?? takeFrom(ranks.folder),
    waiting: (): number => waiting,
    /** Known and never to be asked for. */
    left: (): number => left,
    traps: guard.traps,
  }
}
