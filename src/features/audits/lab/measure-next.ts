import { setTimeout as pause } from 'node:timers/promises'
import type { LabOutcome } from '#src/engines/audit/run/audit-event.ts'
import { compareRuns } from '#src/features/audits/compare-runs.ts'
import { measureLabQueue } from '#src/features/audits/jobs.ts'
import { labIsOver, labIsUnderWay } from '#src/features/audits/lab/lab-progress.ts'
import {
  anyUnfinished,
  beginLab,
  endLab,
  findUnmeasured,
  giveLabBack,
  lockUnmeasured,
} from '#src/features/audits/lab/lab-store.ts'
import { withLab } from '#src/features/audits/lab/with-lab.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { tellOthers } from '#src/features/audits/run/tell-others.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { findEarlierReport, waitForTurn } from '#src/features/audits/store.ts'
import { notMeasured } from '#src/platform/browser/not-measured.ts'
import { system } from '#src/platform/database/actor.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** How often it is looked whether nothing else waits any more, in milliseconds. */
const lookAgainMs = 1000

/** Lets the next audit's turn come, if there is one. */
export async function measureLater({ queue }: AuditsDeps, tx: Transaction): Promise<void> {
  if (await findUnmeasured(tx)) await queue.send(tx, measureLabQueue.name, 'next', {})
}

/** True as soon as no website is to be read; false when that did not come in time. Throws when the program stops. */
async function nothingElseWaits({ database, stopping }: AuditsDeps, longest_ms: number): Promise<boolean> {
  const deadline = performance.now() + longest_ms
  while (await database.inTransaction(system, anyUnfinished)) {
    if (performance.now() > deadline) return false
    await pause(lookAgainMs, undefined, { signal: stopping })
  }
  return true
}

async function measure({ lab, workshop, site_origin }: AuditsDeps, report: PresentedReport): Promise<LabOutcome> {
  const [home] = report.pages
  if (!lab || !home) return { speed: null, reason: notMeasured('switched_off').sentence }
  const answer = await workshop.measureLab({ type: 'lab', url: home.url, site_origin, ...lab })
  return answer.ok ? { speed: answer.speed, reason: null } : { speed: null, reason: answer.sentence }
}

/** Adds what came of it to the report, and sends the mails that waited for that. */
function settle(deps: AuditsDeps, id: string, lab: LabOutcome): Promise<void> {
  return deps.database.inTransaction(system, async tx => {
    await waitForTurn(tx, 'over', id)
    const audit = await lockUnmeasured(tx, id)
    if (!audit) return
    const measured = withLab(audit.report, lab)
    const earlier = await findEarlierReport(tx, audit)
    const report = { ...measured, earlier: earlier ? compareRuns(earlier, measured) : null }
    await endLab(tx, id, { progress: labIsOver(audit.progress, report), report })
    await tellOthers(deps, tx, id)
    await measureLater(deps, tx)
  })
}

/**
 * Has a browser measure the start page of the audit that has waited longest for it, one at a time and only when nobody waits
 * for a report. Throws when another is being measured, or the program stops, and is then to be asked again.
 */
export async function measureNext(deps: AuditsDeps): Promise<void> {
  const { database, stopping } = deps
  const next = await database.inTransaction(system, findUnmeasured)
  if (!next) return
  const { id, left_ms } = next
  const leaveOut = (why: 'busy' | 'timeout') => settle(deps, id, { speed: null, reason: notMeasured(why).sentence })
  if (left_ms <= 0) return leaveOut('timeout')
  if (!(await nothingElseWaits(deps, left_ms))) return leaveOut('busy')
  const report = await database.inTransaction(system, tx => beginLab(tx, id, labIsUnderWay))
  if (!report) throw new Error('Another start page is being measured.')
  const outcome = await measure(deps, report)
  if (stopping.aborted) {
    await database.inTransaction(system, tx => giveLabBack(tx, id))
    throw new Error('The program stops; the measurement is given back.')
  }
  await settle(deps, id, outcome)
}
