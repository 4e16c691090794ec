import { writeReportPdf } from '#src/features/audits/report-pdf.ts'
import { carryOutAudit } from '#src/features/audits/run/carry-out-audit.ts'
import { introduction } from '#src/features/audits/run/introduction.ts'
import { type LabTask, workerTaskSchema } from '#src/features/audits/run/worker-task.ts'
import { openLab } from '#src/platform/browser/open-lab.ts'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { readPdf } from '#src/platform/pdf/read-pdf.ts'
import { serveTasks } from '#src/platform/workers/serve-tasks.ts'
import { realClock } from '#src/real-clock.ts'
import about from '../package.json' with { type: 'json' }

function measureOnce({ url, chrome_path, site_origin }: LabTask, policy: OutboundPolicy, signal: AbortSignal) {
  const introduces_as = introduction(about.version, site_origin)
  return openLab({ policy, chrome_path, introduces_as }).measure(url, signal)
}

/** What the process beside the server does for free checks: the engine and a browser behind the one door, and the drawing of reports. */
export function serveAuditTasks(policy: OutboundPolicy): void {
  const { fetch, inspect_tls } = openOutbound(policy)
  const means = { fetch, inspect_tls, clock: realClock, random: Math.random, read_pdf: readPdf, version: about.version }
  serveTasks(async (sent, tell, signal) => {
    const task = workerTaskSchema.parse(sent)
    if (task.type === 'audit') await carryOutAudit(task, means, tell, signal)
    else if (task.type === 'lab') await tell(await measureOnce(task, policy, signal))
    else await tell(await writeReportPdf(task))
  })
}
