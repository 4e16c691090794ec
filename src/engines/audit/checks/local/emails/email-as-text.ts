import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { faultOf } from '#src/engines/audit/checks/links/written/miswritten-address.ts'
import { leadsNowhere } from '#src/engines/audit/checks/links/written/placeholder.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Hints what to type into a field. */
const sample =
  /^(?:abc|xyz|name|you|your|user|someone|john|jane)@|@(?:example|yourdomain|domain|website|xyz|abc|email|company)\./i

/** "info [at] calloway.example": written so that no robot reads it, nor any phone. */
const spelled =
  /\b([a-z0-9][\w.+-]{0,40}) ?[[({] ?at ?[\])}] ?([a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,30}){0,2}) ?(?:\.|[[({] ?dot ?[\])}]) ?([a-z]{2,6})\b/gi
const may_be_spelled = /[[({] ?at ?[\])}]/i

type Written = { address: string; line: number; shown: string }

function spelledOut({ text }: PageFacts, isOwn: (region: string) => boolean): Written[] {
  return text.blocks.flatMap(({ text: said, line, region }) =>
    isOwn(region) && may_be_spelled.test(said)
      ? [...said.matchAll(spelled)].map(([shown, name, host, end]) => ({
          address: `${name}@${host}.${end}`,
          line,
          shown,
        }))
      : [],
  )
}

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
    const isOwn = (region: string) => central || region === 'header' || region === 'footer'
    const own: Written[] = [
      ...emails.flatMap(({ from, address, line, region }) =>
        from === 'text' && isOwn(region) ? [{ address, line, shown: address }] : [],
      ),
      ...spelledOut(facts, isOwn),
    ]
    if (own.length === 0 && !emails.some(({ region }) => isOwn(region))) return notApplicable
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
    const linked = links.flatMap(({ kind: of, href }) => (of === 'mailto' ? [(href ?? '').toLowerCase()] : []))
    const dead = own.filter(one => {
      const address = one.address.toLowerCase()
      if (sample.test(address) || shown.some(text => text.includes(address))) return false
      return one.shown === one.address || !linked.some(href => href.includes(address))
    })
    const once = new Map(dead.map(email => [email.address.toLowerCase(), email]))
    return foundAll(
      [...once.values()].slice(0, 5).map(({ shown: said, line }) => ({ url, line, evidence: said.slice(0, 80) })),
    )
  },
}
