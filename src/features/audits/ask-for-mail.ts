import { randomUUIDv7 } from 'node:crypto'
import { mailConsent, newsConsent } from '#src/features/audits/consents.ts'
import { mailReportQueue, noteLeadQueue } from '#src/features/audits/jobs.ts'
import { mailLimits } from '#src/features/audits/limits.ts'
import { countToAddress, insertMail, mailsOfLink } from '#src/features/audits/mail-store.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import type { MailRequest } from '#src/features/audits/schema.ts'
import { readState, waitForTurn } from '#src/features/audits/store.ts'
import type { Holder } from '#src/platform/database/actor.ts'

export type AskedForMail = { ok: true } | { ok: false; reason: 'not_found' | 'too_many' }

/**
 * Has the report mailed to an address, now or as soon as it is done, and keeps what its owner agreed to. The same address
 * twice is one mail. Throws DatabaseUnavailable.
 */
export function askForMail(deps: AuditsDeps, holder: Holder, input: MailRequest): Promise<AskedForMail> {
  const { database, links, queue } = deps
  const { link_id } = holder
  const email = input.email.toLowerCase()
  return database.inTransaction(holder, async (tx): Promise<AskedForMail> => {
    const state = await readState(tx, link_id)
    if (!state) return { ok: false, reason: 'not_found' }
    const email_hash = links.hash('email', email)
    await waitForTurn(tx, 'email', email_hash)
    await waitForTurn(tx, 'link', link_id)
    // Whether the audit is over must not change until this is written: its end sends what is written by then.
    await waitForTurn(tx, 'over', state.audit_id)
    const earlier = await mailsOfLink(tx, link_id)
    if (earlier.some(mail => mail.email === email)) return { ok: true }
    const toAddress = await countToAddress(tx, email_hash)
    if (earlier.length >= mailLimits.per_link || toAddress >= mailLimits.per_address_and_day) {
      return { ok: false, reason: 'too_many' }
    }
    const news_consent = input.wants_news ? newsConsent : ''
    const id = randomUUIDv7()
    await insertMail(tx, { id, link_id, email, consent: mailConsent, news_consent }, email_hash)
    await queue.send(tx, mailReportQueue.name, id, { id })
    await queue.send(tx, noteLeadQueue.name, link_id, { link_id })
    return { ok: true }
  })
}
