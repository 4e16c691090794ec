import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { usualBounds } from '#src/engines/audit/crawl/crawl-options.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import { anywhere } from '#src/platform/outbound/outbound-policy.ts'
import { realClock } from '#src/real-clock.ts'

/** Pages per second of processor time on one core. */
const target = 600
const rounds = 5
const page_count = 600

const say = (text: string) => process.stdout.write(`${text}\n`)

const server = fork(join(import.meta.dirname, 'audit-server.ts'), [String(page_count)])
const [port] = (await once(server, 'message')) as [number]

/** Processor milliseconds that auditing the whole site takes, and the memory held at its end. */
async function measure(): Promise<{ pages: number; ms: number; megabytes: number; findings: number }> {
  const outbound = openOutbound(anywhere)
  const before = process.cpuUsage()
  let [pages, findings] = [0, 0]
  const crawl = {
    start_url: `http://127.0.0.1:${port}/`,
    crawler: { token: 'PorchlightAudit', user_agent: 'PorchlightAudit/bench' },
    fetch: outbound.fetch,
    clock: realClock,
    random: Math.random,
    bounds: { ...usualBounds, pages: page_count, host_delay_ms: 0 },
    check_links: 'none' as const,
    is_local_copy: false,
  }
  const given = { name: null, phone: null, address: null, city: null }
  for await (const event of auditSite({ crawl, checks: allChecks, given })) {
    if (event.type === 'page_audited' && event.status === 200) pages += 1
    if (event.type === 'done') findings = event.report.findings.length
  }
  const { user, system } = process.cpuUsage(before)
  await outbound.close()
  return { pages, ms: (user + system) / 1_000, megabytes: process.memoryUsage.rss() / 1024 / 1024, findings }
}

const runs = []
say(
  `A site of ${page_count} generated pages of 48 kB on loopback, ${allChecks.length} checks; ${rounds} rounds after one to warm up`,
)
await measure()
for (let round = 0; round < rounds; round++) {
  const run = await measure()
  runs.push((run.pages / run.ms) * 1_000)
  say(
    `${String(Math.round(runs.at(-1) ?? 0)).padStart(6)} pages per CPU-second: ${run.pages} pages, ${run.findings} findings, ${Math.round(run.megabytes)} MB resident`,
  )
}
server.disconnect()
const median = runs.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
say(`Target: ${target} pages per CPU-second; median ${Math.round(median)}${median >= target ? ', met' : ', missed'}`)
process.exitCode = median >= target ? 0 : 1
