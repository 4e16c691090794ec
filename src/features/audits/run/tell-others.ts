import { mailReportQueue, noteLeadQueue } from '#src/features/audits/jobs.ts'
import { mailsOfAudit } from '#src/features/audits/mail-store.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { linksOf } from '#src/features/audits/run/run-store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Who else hears of an audit's end: those who asked for a mail, and the agency. In the transaction that writes the end. */
export async function tellOthers(
  { queue }: Pick<AuditsDeps, 'queue'>,
  tx: Transaction,
  audit_id: string,
): Promise<void> {
  for (const id of await mailsOfAudit(tx, audit_id)) await queue.send(tx, mailReportQueue.name, id, { id })
  for (const link_id of await linksOf(tx, audit_id)) await queue.send(tx, noteLeadQueue.name, link_id, { link_id })
}
