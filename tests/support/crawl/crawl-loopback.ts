import { onTestFinished } from 'vitest'
import { crawl } from '#src/engines/audit/crawl/crawl.ts'
import type { CrawlEvent, FoundLink } from '#src/engines/audit/crawl/crawl-event.ts'
import { type CrawlBounds, type CrawlOptions, usualBounds } from '#src/engines/audit/crawl/crawl-options.ts'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import type { OutboundLimits } from '#src/platform/outbound/outbound-limits.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { realClock } from '#src/real-clock.ts'

export const testCrawler = {
  token: 'PorchlightAudit',
  user_agent: 'PorchlightAudit/1.0 (+https://porchlight.example/bot)',
}

type Wishes = Partial<Omit<CrawlOptions, 'bounds' | 'start_url'>> & {
  bounds?: Partial<CrawlBounds>
  limits?: Partial<OutboundLimits>
  /** Called with each event before its links are followed. */
  watch?: (event: CrawlEvent) => unknown
}

/** Enough of a reader for tests: what attributes in double quotes point to. */
export function linksIn(html: string, base: string): FoundLink[] {
  const kinds = { a: 'page', link: 'canonical', img: 'asset' } as const
  return [...html.matchAll(/<(a|link|img)\b[^>]*?(?:href|src)="([^"]*)"/g)].flatMap(([, tag, target]) => {
    const url = URL.parse(target ?? '', base)
    return url ? [{ url: url.href, kind: kinds[tag as keyof typeof kinds] }] : []
  })
}

export function crawlOptions(
  start_url: string,
  policy: OutboundPolicy,
  { bounds, limits, ...more }: Wishes,
): CrawlOptions {
  const outbound = openOutbound(policy, limits)
  onTestFinished(() => outbound.close())
  return {
    start_url,
    crawler: testCrawler,
    fetch: outbound.fetch,
    inspect_tls: outbound.inspect_tls,
    clock: realClock,
    random: Math.random,
    check_links: 'none',
    is_local_copy: false,
    ...more,
    bounds: { ...usualBounds, host_delay_ms: 0, retry_wait_ms: 10, longest_wait_ms: 50, ...bounds },
  }
}

/** Crawls to the end, following every link. */
export async function crawlAll(start_url: string, policy: OutboundPolicy, wishes: Wishes = {}): Promise<CrawlEvent[]> {
  const events: CrawlEvent[] = []
  for await (const event of crawl(crawlOptions(start_url, policy, wishes))) {
    events.push(event)
    await wishes.watch?.(event)
    if (event.type === 'page_fetched' && event.body !== null) event.follow(linksIn(event.body, event.final_url))
  }
  return events
}

/** The events of one type. */
export function eventsOf<T extends CrawlEvent['type']>(events: readonly CrawlEvent[], type: T) {
  return events.filter((event): event is Extract<CrawlEvent, { type: T }> => event.type === type)
}
