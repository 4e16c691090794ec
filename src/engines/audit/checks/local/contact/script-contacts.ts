import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'

const most = 5
/** Anybody has a mailbox there. */
const public_mail = /^(?:gmail|yahoo|hotmail|outlook|aol|icloud|live|msn|comcast|att|verizon|me|proton|protonmail)\./
const domainOf = (address: string) => address.slice(address.indexOf('@') + 1)
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-10)

/** The numbers and mailboxes that the pages show. */
function shownBy({ pages }: SiteView) {
  const phones = new Set<string>()
  const emails = new Set<string>()
  for (const { row } of pages) {
    for (const { e164 } of row.phones) phones.add(digitsOf(e164))
    for (const { address } of row.emails) emails.add(address.toLowerCase())
  }
  return { phones, emails }
}

export const scriptContacts: SiteCheck = {
  id: 'contact-in-script-differs',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A script of the site names another number or address than its pages',
  why: 'Whatever the script writes, such as a footer, a pop-up or a message, sends customers to somebody else or to a number that was made up.',
  mend: 'Put your own number and address into the settings of the script.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const told = site.own_scripts.flatMap(({ url, contacts }) => contacts.map(contact => ({ ...contact, script: url })))
    if (told.length === 0) return notApplicable
    const { phones, emails } = shownBy(site)
    const own = new Set([site.host, ...[...emails].map(domainOf)].filter(domain => !public_mail.test(domain)))
    const seen = new Set<string>()
    const apart = told.flatMap(({ kind, text, line, script }): Occurrence[] => {
      const key = kind === 'phone' ? digitsOf(text) : text.toLowerCase()
      const shown = kind === 'phone' ? phones : emails
      // A mailbox may be one of many; a second number is told where all pages agree on one.
      if (shown.size === 0 || shown.size > 2 || shown.has(key) || seen.has(key)) return []
      // One of the staff at one's own domain is no stranger.
      if (kind === 'email' && own.has(domainOf(key))) return []
      if (kind === 'phone' && readPhone(text)?.e164 === undefined && !/555/.test(text)) return []
      seen.add(key)
      const path = new URL(script).pathname
      return [
        {
          url: site.home?.url ?? site.start_url,
          line: null,
          evidence: `${text} in ${path}, line ${line}; the pages show ${[...shown].join(', ')}`,
        },
      ]
    })
    return foundAll(apart.slice(0, most))
  },
}
