import { clearOutAudits } from '#src/features/audits/clear-out.ts'
import {
  auditsAtOnce,
  clearOutAuditsQueue,
  clearOutAuditsTime,
  mailReportQueue,
  measureLabQueue,
  noteLeadQueue,
  runAuditQueue,
} from '#src/features/audits/jobs.ts'
import { measureLater, measureNext } from '#src/features/audits/lab/measure-next.ts'
import { mailReport } from '#src/features/audits/mail-report.ts'
import { noteLead } from '#src/features/audits/note-lead.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { runAudit } from '#src/features/audits/run/run-audit.ts'
import { findUnfinished } from '#src/features/audits/store.ts'
import { system } from '#src/platform/database/actor.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'

/** Gives every audit that is neither done nor failed a job again: a kill may have lost it. Answers how many there are. */
function requeueUnfinished(deps: AuditsDeps): Promise<number> {
  const { database, queue } = deps
  return database.inTransaction(system, async tx => {
    const unfinished = await findUnfinished(tx)
    for (const id of unfinished) await queue.send(tx, runAuditQueue.name, id, { id })
    await measureLater(deps, tx)
    return unfinished.length
  })
}

/** Takes the jobs of free checks, those that an earlier process left undone among them. */
export async function workAudits(deps: AuditsDeps, queue: JobQueue): Promise<void> {
  const unfinished = await requeueUnfinished(deps)
  if (unfinished > 0) deps.log.info('Free checks wait to be carried out.', { unfinished })
  await queue.workAtOnce<{ id: string }>(runAuditQueue.name, auditsAtOnce, ({ id }) => runAudit(deps, id))
  await queue.workAtOnce(measureLabQueue.name, 1, () => measureNext(deps))
  await queue.work<{ id: string }>(mailReportQueue.name, ({ id }) => mailReport(deps, id))
  await queue.work<{ link_id: string }>(noteLeadQueue.name, ({ link_id }) => noteLead(deps, link_id))
  await queue.work(clearOutAuditsQueue.name, async () => {
    deps.log.info('Cleared out what free checks no longer need.', await clearOutAudits(deps))
  })
  await queue.schedule(clearOutAuditsQueue.name, clearOutAuditsTime)
}
