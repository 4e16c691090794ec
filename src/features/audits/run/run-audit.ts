import { compareRuns } from '#src/features/audits/compare-runs.ts'
import { labIsToCome } from '#src/features/audits/lab/lab-progress.ts'
import { stillMeasuring } from '#src/features/audits/lab/lab-state.ts'
import { measureLater } from '#src/features/audits/lab/measure-next.ts'
import { withLab } from '#src/features/audits/lab/with-lab.ts'
import { keepPresence } from '#src/features/audits/of-location/run-store.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { type AuditProgress, applyEvent, noProgress } from '#src/features/audits/progress.ts'
import { keepingProgress } from '#src/features/audits/run/progress-keeper.ts'
import {
  beat,
  giveBack,
  keepProgress,
  setDone,
  setFailed,
  type Taken,
  takeAgain,
  takeUp,
} from '#src/features/audits/run/run-store.ts'
import { tellOthers } from '#src/features/audits/run/tell-others.ts'
import type { AuditEnd } from '#src/features/audits/run/workshop.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { findEarlierReport, waitForTurn } from '#src/features/audits/store.ts'
import { system } from '#src/platform/database/actor.ts'

const workerDied = {
  code: 'worker_died',
  sentence:
    'Our checker stopped twice while it read this website. That is a fault of ours, not of your site. Write to us, and a person looks at it.',
}

const tookTooLong = {
  code: 'took_too_long',
  sentence:
    'Reading this website took longer than we give a check. Try again later; if it stays so, write to us, and a person looks at it.',
}

type Problem = typeof workerDied

/** How an audit ends: at once, or with a browser still to measure its start page. */
function endOf({ lab }: AuditsDeps, progress: AuditProgress, report: PresentedReport) {
  if (!lab || report.stopped_by === 'cancelled') return { lab: 'over' as const, progress, report }
  const told = withLab(report, { speed: null, reason: stillMeasuring })
  return { lab: 'waiting' as const, progress: labIsToCome(progress), report: told }
}

function finish(
  deps: AuditsDeps,
  audit: Taken,
  progress: AuditProgress,
  { report, presence }: Extract<AuditEnd, { type: 'done' }>,
): Promise<void> {
  return deps.database.inTransaction(system, async tx => {
    await waitForTurn(tx, 'over', audit.id)
    const end = endOf(deps, progress, report)
    const earlier = await findEarlierReport(tx, audit)
    const compared = { ...end.report, earlier: earlier ? compareRuns(earlier, end.report) : null }
    if (!(await setDone(tx, audit, { ...end, report: compared }))) return
    if (presence) await keepPresence(tx, audit.id, presence)
    await tellOthers(deps, tx, audit.id)
    await measureLater(deps, tx)
  })
}

function fail(deps: AuditsDeps, audit: Taken, problem: Problem, progress: AuditProgress): Promise<void> {
  return deps.database.inTransaction(system, async tx => {
    await waitForTurn(tx, 'over', audit.id)
    const over = applyEvent(progress, { type: 'could_not_audit', problem })
    if (await setFailed(tx, audit, { progress: over, problem })) await tellOthers(deps, tx, audit.id)
  })
}

function taskOf({ kind, start_url, names_scheme, given }: Taken, site_origin: string) {
  return { type: 'audit' as const, kind, start_url, names_scheme, given, site_origin }
}

/** Carries an audit out once. Answers how it ended and how far it had come. */
async function carryOut(deps: AuditsDeps, audit: Taken): Promise<{ end: AuditEnd; progress: AuditProgress }> {
  const { database, workshop, pace, site_origin, log } = deps
  const keeper = keepingProgress({
    pace,
    write: progress => database.inTransaction(system, tx => keepProgress(tx, audit, progress)),
    beat: () => database.inTransaction(system, tx => beat(tx, audit)),
  })
  const run = audit.takes === 1 ? workshop.audit : workshop.auditAlone
  const end = await run(taskOf(audit, site_origin), event => {
    if (event.type === 'check_failed') log.error('A check failed.', { audit_id: audit.id, ...event })
    keeper.note(event)
  })
  return { end, progress: await keeper.stop() }
}

async function runTaken(deps: AuditsDeps, audit: Taken): Promise<void> {
  const { database, stopping, log } = deps
  const { end, progress } = await carryOut(deps, audit)
  if (end.type === 'done') return finish(deps, audit, applyEvent(progress, end), end)
  if (end.type === 'could_not_audit') return fail(deps, audit, end.problem, progress)
  if (stopping.aborted) {
    await database.inTransaction(system, tx => giveBack(tx, audit))
    throw new Error('The program stops; the audit is given back.')
  }
  if (end.type === 'late') return fail(deps, audit, tookTooLong, progress)
  const again = await database.inTransaction(system, tx => takeAgain(tx, audit))
  log.warn('The worker of an audit died.', { audit_id: audit.id, takes: audit.takes, again: again !== undefined })
  return again ? runTaken(deps, again) : fail(deps, audit, workerDied, progress)
}

/**
 * Carries out one audit of the queue, whoever had it before: ends with a report, or with a sentence that says why there is
 * none. Throws when it is in another worker's hands, and is then to be asked again.
 */
export async function runAudit(deps: AuditsDeps, id: string): Promise<void> {
  const taken = await deps.database.inTransaction(system, tx => takeUp(tx, id))
  if (taken.outcome === 'nothing_to_do') return
  if (taken.outcome === 'busy') throw new Error('The audit is in the hands of another worker.')
  if (taken.outcome === 'given_up') return fail(deps, taken.audit, workerDied, taken.audit.progress ?? noProgress)
  await runTaken(deps, taken.audit)
}
