import { fieldsNeeded, type NeededField } from './fields-needed.ts'
import { assignmentsIn, type FieldUse, fieldsRead, type Method, usesOfFields } from './fields-read.ts'
import { goneFromPhp } from './gone-from-php.ts'
import { leadsBackAnyway, leadsOn } from './leads-on.ts'
import { type MailSent, mailsIn } from './mail-in-php.ts'
import { filesWritten, isTornApart, listsInquiries, looksLikeIntruders } from './open-to-all.ts'
import { phpCode } from './php-code.ts'
import { phpConditions } from './php-conditions.ts'

/** What is known of a program that lies beside the pages of a folder, from its code. */
export type ProgramFacts = {
  /** The fields it reads; null where it may read any. */
  reads: readonly { name: string; method: Method; use: FieldUse }[] | null
  needs: readonly NeededField[]
  mails: readonly MailSent[]
  /** What of it PHP has no longer: `mysql_connect()`. */
  gone: string | null
  /** Nothing stands in its file. */
  is_empty: boolean
  /** Its brackets do not come out even, so that nothing of it runs. */
  is_torn: boolean
  /** It runs what nobody can read in it, or whatever it is sent. */
  is_of_intruders: boolean
  /** It prints what customers wrote, and asks nobody who they are. */
  lists_inquiries: boolean
  /** Files beside the pages that it writes to, as written. */
  writes_to: readonly string[]
  /** Addresses that it leads on to, as written. */
  leads_to: readonly string[]
  /** It leads back there without a word, whether or not the mail went out; `''` for the page the visitor came from. */
  leads_back: string | null
}

/** Whatever it is, no such program of a small site is longer. */
export const longest_program = 60_000

export function programFacts(text: string): ProgramFacts {
  const php = phpCode(text.slice(0, longest_program))
  const conditions = phpConditions(php)
  const read = fieldsRead(php)
  const fields = read ?? []
  const uses = usesOfFields(php, fields, conditions)
  const assigned = assignmentsIn(php, fields)
  const ways = leadsOn(php)
  return {
    reads: read && fields.map(field => ({ name: field.name, method: field.method, use: uses.get(field) ?? 'tested' })),
    needs: read ? fieldsNeeded(php, fields, conditions) : [],
    mails: mailsIn(php, assigned),
    gone: goneFromPhp(php),
    is_empty: text.trim() === '',
    is_torn: isTornApart(php),
    is_of_intruders: looksLikeIntruders(php),
    lists_inquiries: listsInquiries(php),
    writes_to: filesWritten(php),
    leads_to: [...new Set(ways.map(({ to }) => to).filter(Boolean))],
    leads_back: leadsBackAnyway(php, conditions, ways)?.to ?? null,
  }
}
