import type { CrawlDone, CrawlEvent, RobotsRead } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlOptions } from '#src/engines/audit/crawl/crawl-options.ts'
import { openChannel } from '#src/engines/audit/crawl/event-channel.ts'
import { createFrontier } from '#src/engines/audit/crawl/frontier.ts'
import { createHostPacer } from '#src/engines/audit/crawl/pace-hosts.ts'
import { createRobotsKeeper } from '#src/engines/audit/crawl/site-robots.ts'
import { createTraveller } from '#src/engines/audit/crawl/travel.ts'
import { createVisitor } from '#src/engines/audit/crawl/visit.ts'

/** Events that may wait for their reader: pages are large. */
const unread = 4

/** What all parts of one crawl share, and what ends it. */
export function openRun(options: CrawlOptions) {
  const { clock, bounds } = options
  const ending = new AbortController()
  const { signal } = ending
  const started = clock.now()
  const tally = { pages_fetched: 0, pages_refused: 0, bytes: 0 }
  const robots_events = new Map<string, RobotsRead>()
  let stopped_by: CrawlDone['stopped_by'] = null
  let pdfs_left = options.pdfs ?? 0

  const pacer = createHostPacer({ at_once: bounds.host_at_once, delay_ms: bounds.host_delay_ms }, clock, signal)
  const visit = createVisitor({ ...options, pacer, signal })
  const travel = createTraveller(visit, bounds.hops)
  let isListening = true
  const permit = createRobotsKeeper(options, travel, pacer, (origin, event) => {
    if (isListening) robots_events.set(origin, event)
  })
  const frontier = createFrontier(bounds.depth)
  const channel = openChannel<CrawlEvent>(unread)

  function stop(why: CrawlDone['stopped_by']): void {
    stopped_by ??= why
    ending.abort()
    channel.stir()
  }

  const cancel = () => stop('cancelled')
  if (options.signal?.aborted) cancel()
  options.signal?.addEventListener('abort', cancel, { once: true })
  void clock.sleep(bounds.total_ms, signal).then(() => {
    if (!signal.aborted) stop('time')
  })

  return {
    options,
    signal,
    travel,
    permit,
    frontier,
    channel,
    tally,
    stop,
    isStopped: () => signal.aborted,
    /** Whether one more PDF file is wanted; it is counted as read. */
    takesPdf(): boolean {
      if (pdfs_left === 0) return false
      pdfs_left -= 1
      return true
    },
    countBytes(bytes: number): void {
      tally.bytes += bytes
      if (tally.bytes > bounds.total_bytes) stop('bytes')
    },
    /** What was read so far, once: later origins are other sites. */
    takeRobots(): RobotsRead[] {
      isListening = false
      const events = [...robots_events.values()]
      robots_events.clear()
      return events
    },
    /** Lets go of everything; nothing is asked for any more. */
    close(): void {
      ending.abort()
      channel.close()
      options.signal?.removeEventListener('abort', cancel)
    },
    summary(home_url: string | null, problem: CrawlDone['problem']): CrawlDone {
      const waiting = frontier.waiting()
      return {
        type: 'done',
        start_url: options.start_url,
        home_url,
        problem,
        stopped_by: stopped_by ?? (waiting > 0 ? 'pages' : null),
        ...tally,
        pages_left: waiting + frontier.left(),
        traps: frontier.traps(),
        elapsed_ms: clock.now() - started,
      }
    },
  }
}

export type CrawlRun = ReturnType<typeof openRun>
