import { expect, test } from 'vitest'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { crawlOptions } from '#tests/support/crawl/crawl-loopback.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'
import { hostileBodies } from '#tests/support/features/hostile-bodies.ts'
import { watchLoop } from '#tests/support/machine/held-loop.ts'

/** Generous, for busy machines and a server in the same process; `npm run bench:audit-hostile` measures. */
const longest_turn_ms = 250
const most_swelling = 100 * 1024 * 1024
const longest_test_ms = 60_000

const given = { name: null, phone: null, address: null, city: null, keyword: null }
const bodies = hostileBodies()

test.each(bodies)(
  'no check fails, stalls or swells on $name',
  async ({ body, encoding }) => {
    const site = await openLoopbackSite(({ url }, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (url !== '/') return response.writeHead(404).end()
      if (encoding !== null) response.setHeader('content-encoding', encoding)
      return response.end(body)
    })
    const start_url = `${site.origin('hostile.test')}/`
    const crawl = crawlOptions(start_url, loopbackPolicy([site.port]), { bounds: { pages: 5 } })
    const { heapUsed, external } = process.memoryUsage()
    const loop = watchLoop()
    let most = 0
    const told = new Set<string>()
    for await (const event of auditSite({ crawl, checks: allChecks, given })) {
      const now = process.memoryUsage()
      most = Math.max(most, now.heapUsed + now.external - heapUsed - external)
      told.add(event.type)
    }
    loop.stop()
    expect(told).not.toContain('check_failed')
    expect(told.has('done') || told.has('could_not_audit')).toBe(true)
    expect(loop.sofar().longest).toBeLessThan(longest_turn_ms)
    expect(most).toBeLessThan(most_swelling)
  },
  longest_test_ms,
)
