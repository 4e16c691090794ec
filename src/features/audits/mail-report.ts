import { findAudit } from '#src/features/audits/find-audit.ts'
import { noteLeadQueue } from '#src/features/audits/jobs.ts'
import { lockUnwritten, markWritten } from '#src/features/audits/mail-store.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { reportMail } from '#src/features/audits/report-mail.ts'
import { system } from '#src/platform/database/actor.ts'

/** Draws the report of an open link; undefined when there is none, or it could not be drawn in time. */
export async function drawReport(
  { database, workshop, brand }: AuditsDeps,
  link_id: string,
): Promise<Uint8Array | undefined> {
  const answer = await findAudit(database, { kind: 'holder', link_id })
  return answer?.report ? workshop.drawPdf({ type: 'pdf', answer, brand }) : undefined
}

/** Nothing about its report will change any more. */
const isOver = ({ state, lab }: { state: string; lab: string }) =>
  state === 'failed' || (state === 'done' && lab === 'over')

/**
 * Writes the mail with a report into the outbox, once its audit is over: a job that comes earlier does nothing, since the
 * audit's end sends another, and so does the end of the measurement of its speed. Throws, to be tried again, when the report could not be drawn.
 */
export async function mailReport(deps: AuditsDeps, id: string): Promise<void> {
  const { database, links, outbox, brand, site_origin, queue } = deps
  const waiting = await database.inTransaction(system, tx => lockUnwritten(tx, id))
  if (!waiting || !isOver(waiting.audit)) return
  const { link_id } = waiting.mail
  // Drawn between the two transactions: none is open for as long as that may take.
  const pdf = waiting.audit.report ? await drawReport(deps, link_id) : undefined
  if (waiting.audit.report && !pdf) throw new Error('The report could not be drawn.')
  await database.inTransaction(system, async tx => {
    const still = await lockUnwritten(tx, id)
    if (!still) return
    const { host, report, problem } = still.audit
    const url = `${site_origin}${links.pathOf(link_id)}`
    const mail = reportMail({ mail_request_id: id, email: still.mail.email, host, report, problem, url, pdf }, brand)
    await markWritten(tx, id, await outbox.write(tx, mail))
    await queue.send(tx, noteLeadQueue.name, link_id, { link_id })
  })
}
