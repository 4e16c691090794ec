import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { faultOf } from '#src/engines/audit/checks/links/miswritten-address.ts'
import { leadsNowhere } from '#src/engines/audit/checks/links/placeholder.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

/** Hints what to type into a field. */
const sample =
  /^(?:abc|xyz|name|you|your|user|someone|john|jane)@|@(?:example|yourdomain|domain|website|xyz|abc|email|company)\./i

export const emailNotClickable: PageCheck = {
  id: 'email-not-clickable',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'An email address cannot be clicked',
  why: 'Whoever wants to write has to copy it letter by letter, on a phone above all.',
  mend: 'Make the address a link: <a href="mailto:info@your-shop.com">info@your-shop.com</a>.',
  source: 'https://www.rfc-editor.org/rfc/rfc6068',
  look: ({ url, kind, facts }) => {
    const { emails, links, leftovers } = facts
    const central = kind === 'home' || kind === 'contact'
    const own = emails.filter(({ region }) => central || region === 'header' || region === 'footer')
    if (own.length === 0) return notApplicable
    // A link that shows one address and writes to another is told as such, and so are one that lacks its mailto: or leads
    // nowhere, and an address that a template left.
    const shown = [
      ...links.flatMap(link =>
        link.kind === 'mailto' ||
        faultOf(link.href ?? '') !== undefined ||
        (link.text.includes('@') && leadsNowhere(link, facts))
          ? [link.text.toLowerCase()]
          : [],
      ),
      ...leftovers.flatMap(({ kind: of, text }) => (of === 'example-email' ? [text.toLowerCase()] : [])),
    ]
    const dead = own.filter(
      ({ from, address }) =>
        from === 'text' && !sample.test(address) && !shown.some(text => text.includes(address.toLowerCase())),
    )
    const once = new Map(dead.map(email => [email.address.toLowerCase(), email]))
    return foundAll(
      [...once.values()].slice(0, 5).map(({ address, line }) => ({ url, line, evidence: address.slice(0, 80) })),
    )
  },
}
