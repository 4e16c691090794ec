import { addressInWords, hostInWords } from '#src/domain/address-in-words.ts'
import { mailsOfLink } from '#src/features/audits/mail-store.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { readLead } from '#src/features/audits/run/run-store.ts'
import { noteCheck } from '#src/features/contacts/public.ts'
import { system } from '#src/platform/database/actor.ts'

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>

const freeCheckPage = '/ai-seo'

function outcomeOf({ state, score, problem }: Lead['audit']): string {
  if (state === 'done') return score === null ? 'Nothing could be scored.' : `Score: ${score} of 100.`
  if (state === 'failed') return `It could not be checked. ${problem?.sentence ?? ''}`.trim()
  return 'The check is running.'
}

function messageOf({ audit }: Lead): string {
  const { business_address, city, keyword } = audit.given
  const told = [
    ['Address', business_address],
    ['City', city],
    ['Wants to be found for', keyword],
  ].flatMap(([term, value]) => (value ? [`${term}: ${value}`] : []))
  return [`Asked for a free SEO check of ${addressInWords(audit.start_url)}.`, outcomeOf(audit), ...told].join('\n')
}

/** Tells the agency's contacts how far the check behind a link has come, and who asked for it. */
export function noteLead({ database, links }: AuditsDeps, link_id: string): Promise<void> {
  return database.inTransaction(system, async tx => {
    const lead = await readLead(tx, link_id)
    if (!lead) return
    const { audit, visitor_hash } = lead
    const { site, host, score, given } = audit
    const state = audit.state === 'done' || audit.state === 'failed' ? audit.state : 'running'
    const result_path = links.pathOf(link_id)
    const words = { message: messageOf(lead), source: freeCheckPage, name: given.name, phone: given.phone }
    const check = { site, host: hostInWords(host), visitor_hash, score, state, result_path, ...words } as const
    const mails = await mailsOfLink(tx, link_id)
    for (const { email, news_consent, mail_id } of mails) {
      await noteCheck(tx, { ...check, email, wants_news: news_consent !== '', mail_id })
    }
    if (mails.length === 0) await noteCheck(tx, { ...check, email: '', wants_news: false, mail_id: null })
  })
}
