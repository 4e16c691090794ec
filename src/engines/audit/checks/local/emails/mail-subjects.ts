import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const subject_of = /[?&](?:amp;)?subject=([^&]{1,300})/i
/** A web address as it is said, by the endings that shops have. */
const site =
  /(?<![\w@.-])(?:www\.)?((?:[a-z0-9-]{2,60}\.)+(?:com|net|org|biz|info|us|co|shop|salon|online|store))(?![\w-]|\.\w)/i

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** What a mail link writes into the subject; `''` for none. */
export const mailSubject = (href: string): string => decoded(subject_of.exec(href)?.[1] ?? '')

export const mailSubjectOfAnother: PageCheck = {
  id: 'mail-subject-other-site',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'A mail link writes another web address into the subject',
  why: 'Customers see an address that is not yours in the mail they are about to send, and wonder whom they write to.',
  mend: 'Put the name of your business, or your present address, into the subject.',
  source: 'RFC 6068; https://www.rfc-editor.org/rfc/rfc6068',
  look: ({ url, facts }) => {
    const mails = facts.links.filter(({ kind, href }) => kind === 'mailto' && href?.includes('ubject='))
    if (mails.length === 0) return notApplicable
    const own = new URL(url).hostname.replace(/^www\./, '')
    return foundAll(
      mails.slice(0, 20).flatMap(({ href, line }) => {
        const subject = mailSubject(href ?? '')
        const named = site.exec(subject)?.[1]?.toLowerCase()
        const isOwn = named === undefined || named === own || named.endsWith(`.${own}`) || own.endsWith(`.${named}`)
        return isOwn ? [] : [{ url, line, evidence: `subject “${shortened(subject, 80)}”` }]
      }),
    )
  },
}
