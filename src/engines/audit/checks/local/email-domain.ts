import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

/** Is one host the other, or under it? */
const isUnder = (host: string, other: string) => host === other || host.endsWith(`.${other}`)

const anybodys =
  /@(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|icloud|me|mac|comcast|att|sbcglobal|bellsouth|verizon|protonmail|proton)\.(?:com|net|me)$/i
const fewest = 2

/** Of people who work there: mailboxes that anybody may have, several of them, and no other on the site. */
function privateOf<Shown extends { address: string }>(shown: readonly Shown[], pages: number): Shown | undefined {
  const addresses = new Set(shown.map(({ address }) => address.toLowerCase()))
  const all_private = shown.every(({ address }) => anybodys.test(address))
  return pages > 1 && all_private && addresses.size >= fewest ? shown[0] : undefined
}

export const emailNotOnDomain: SiteCheck = {
  id: 'email-not-on-domain',
  section: 'local',
  scope: 'site',
  severity: 'info',
  title: 'Your email address is not on your own domain',
  why: 'An address like info@your-shop.com looks established, survives a change of provider, and cannot be mistaken for somebody else’s.',
  mend: 'Ask whoever runs your domain for a mailbox, and let mail to the old address be forwarded.',
  source: 'https://support.google.com/a/answer/140034',
  look: site => {
    const { home, host, pages } = site
    if (!isLocalSite(site) || !home) return notApplicable
    const shown = pages.flatMap(({ url, row }) => row.emails.map(email => ({ ...email, url })))
    if (shown.length === 0) return notApplicable
    const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    if (shown.some(({ address }) => isUnder(domainOf(address), host) || isUnder(host, domainOf(address)))) return ok
    // The business's own stands on its home or contact page; others may be a partner's.
    const central = shown.find(({ url }) => url === home.url || site.pageAt(url)?.kind === 'contact')
    const staff = central ?? privateOf(shown, pages.length)
    if (!staff || /@(?:example|yourdomain|domain|website|untitled|yoursite|mysite)\.|\.tld$/i.test(staff.address))
      return ok
    return found(staff.url, staff.line, staff.address.slice(0, 80))
  },
}
