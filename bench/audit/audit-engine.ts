import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { type CrawlOptions, usualBounds } from '#src/engines/audit/crawl/crawl-options.ts'
import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import { anywhere } from '#src/platform/outbound/outbound-policy.ts'
import { realClock } from '#src/real-clock.ts'

/** Audits a whole site with every check, through the guarded door, as fast as it comes. */
export async function* auditAll(
  start_url: string,
  pages: number,
  check_links: CrawlOptions['check_links'] = 'none',
): AsyncGenerator<AuditEvent, void> {
  const outbound = openOutbound(anywhere)
  const crawl = {
    start_url,
    crawler: { token: 'PorchlightAudit', user_agent: 'PorchlightAudit/bench' },
    fetch: outbound.fetch,
    clock: realClock,
    random: Math.random,
    bounds: { ...usualBounds, pages, total_bytes: Number.POSITIVE_INFINITY, host_delay_ms: 0 },
    check_links,
    is_local_copy: false,
  }
  const given = { name: null, phone: null, address: null, city: null, keyword: null }
  try {
    yield* auditSite({ crawl, checks: allChecks, given })
  } finally {
    await outbound.close()
  }
}
