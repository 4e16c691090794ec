import { html } from 'hono/html'
import { hostInWords } from '#src/domain/address-in-words.ts'
import type { Brand } from '#src/domain/brand.ts'
import { linkDays } from '#src/features/audits/limits.ts'
import { scoreWords } from '#src/features/audits/report-words.ts'
import type { AuditState, PresentedReport } from '#src/features/audits/schema.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'
import { wholePage } from '#src/platform/mail/whole-page.ts'

type Audited = {
  mail_request_id: string
  email: string
  host: string
  report: PresentedReport | null
  problem: AuditState['problem']
  /** Whole address of the result. */
  url: string
  pdf: Uint8Array | undefined
}

const stranger =
  'You did not ask for this? Then somebody typed your address by mistake. You can ignore this email: we send no other.'

function outcomeOf({ host, report, problem }: Audited): string {
  if (report) return `We read ${hostInWords(host)}. The score: ${scoreWords(report)}.`
  return `We could not check ${hostInWords(host)}. ${problem?.sentence ?? ''}`.trim()
}

function attachmentOf({ host, pdf }: Audited): MailMessage['attachments'] {
  const name = host.replace(/[^a-z\d.-]+/gi, '-')
  return pdf ? [{ file_name: `seo-check-${name}.pdf`, media_type: 'application/pdf', content: Buffer.from(pdf) }] : []
}

/**
 * The report that somebody asked to have mailed. Of what they typed only the host is in it: whoever types a stranger's
 * address must not be able to write to that stranger through us.
 */
export function reportMail(audited: Audited, brand: Brand): MailMessage {
  const { mail_request_id, email, report, url, pdf } = audited
  const host = hostInWords(audited.host)
  const subject = report ? `Your SEO check of ${host}` : `Your SEO check of ${host} did not work`
  const outcome = outcomeOf(audited)
  const link = `The whole result${pdf ? ' (also attached as a PDF)' : ''} is open for ${linkDays} days to everyone who has this link:`
  const person = `Questions? Reply to this email, or call ${brand.phone}. A person answers.`
  const sender = `${brand.name}, a DBA of ${brand.parent}, ${brand.address}`
  return {
    unique_key: `audit-report:${mail_request_id}`,
    to: { name: '', address: email },
    reply_to: { name: brand.name, address: brand.email },
    subject,
    text: ['Hello,', outcome, `${link}\n${url}`, person, stranger, sender].join('\n\n'),
    html: wholePage(
      subject,
      html`<p>Hello,</p><p>${outcome}</p><p>${link}<br><a href="${url}">${url}</a></p><p>${person}</p><p>${stranger}</p><p>${sender}</p>`,
    ),
    attachments: attachmentOf(audited) ?? [],
  }
}
