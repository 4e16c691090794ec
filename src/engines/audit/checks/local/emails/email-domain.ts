import { of_a_project } from '#src/engines/audit/checks/business/hosts-of-projects.ts'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Is one host the other, or under it? */
export const isUnder = (host: string, other: string): boolean => host === other || host.endsWith(`.${other}`)

const anybodys =
  /@(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|aol|icloud|me|mac|comcast|att|sbcglobal|bellsouth|verizon|protonmail|proton)\.(?:com|net|me)$/i
/** A mailbox that anybody may have. */
export const isFreeMailbox = (address: string): boolean => anybodys.test(address)
const fewest = 2

/** Of people who work there: mailboxes that anybody may have, several of them, and no other on the site. */
function privateOf<Shown extends { address: string }>(shown: readonly Shown[], pages: number): Shown | undefined {
  const addresses = new Set(shown.map(({ address }) => address.toLowerCase()))
  const all_private = shown.every(({ address }) => anybodys.test(address))
  return pages > 1 && all_private && addresses.size >= fewest ? shown[0] : undefined
}

const least_shared = 6
const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** `cafecoastal@gmail.com` at cafecoastalcatering.com: the mailbox bears the name of the site, wherever it is printed. */
function bearsNameOf(address: string, host: string): boolean {
  const box = lettersOf(address.slice(0, address.lastIndexOf('@')))
  const site = lettersOf(host.slice(0, host.lastIndexOf('.')))
  return (
    anybodys.test(address) &&
    box.length >= least_shared &&
    site.length >= least_shared &&
    (site.includes(box) || box.includes(site))
  )
}

const made_up = /@(?:example|yourdomain|domain|website|untitled|yoursite|mysite)\.|\.tld$/i
/** A copy whose own address is not known was given this one. */
const stands_for_any = /^example\.(?:com|org|net)$/
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

type Shown = { address: string; line: number; url: string }

/** The address at which the business is written to, where none on the site is at its own domain. */
function elsewhereOf(site: SiteView): Shown | 'none' | undefined {
  const { home, host, pages } = site
  // Where the site has no domain of its own, that is told.
  if (!isLocalSite(site) || !home || of_a_project.test(host)) return undefined
  const shown = pages.flatMap(({ url, row }) => row.emails.map(email => ({ ...email, url })))
  if (shown.length === 0) return undefined
  if (shown.some(({ address }) => isUnder(domainOf(address), host) || isUnder(host, domainOf(address)))) return 'none'
  // The business's own stands on its home or contact page; others may be a partner's.
  const central = shown.find(({ url }) => url === home.url || site.pageAt(url)?.kind === 'contact')
  const staff = central ?? shown.find(({ address }) => bearsNameOf(address, host)) ?? privateOf(shown, pages.length)
  if (!staff || made_up.test(staff.address)) return 'none'
  return stands_for_any.test(host) && !isFreeMailbox(staff.address) ? 'none' : staff
}

/** `calloway` of calloway.com, mail.calloway.net and calloway.co.uk. */
const nameOf = (host: string) =>
  host
    .replace(/(?:\.(?:co|com|org|net)(?=\.[a-z]{2}$))?\.[a-z]{2,}$/i, '')
    .split('.')
    .at(-1) ?? ''

/** Names that the standard keeps for examples lead nowhere, whatever they end on. */
const reserved = /\.(?:example|test|invalid|localhost)$/

const hasOtherEnding = ({ address }: Shown, host: string) =>
  nameOf(domainOf(address)) === nameOf(host) && !reserved.test(host) && !reserved.test(domainOf(address))

const boxOf = (address: string) => address.slice(0, address.lastIndexOf('@')).toLowerCase()

/** "hello@calloway.net" beside "hello@calloway.com": one box is written with two endings. */
function twinOf({ host, pages }: SiteView): Shown | undefined {
  const shown = pages.flatMap(({ url, row }) => row.emails.map(email => ({ ...email, url })))
  const own = new Set(
    shown.filter(({ address }) => isUnder(host, domainOf(address))).map(({ address }) => boxOf(address)),
  )
  return shown.find(
    one =>
      !isUnder(host, domainOf(one.address)) &&
      own.has(boxOf(one.address)) &&
      hasOtherEnding(one, host) &&
      !made_up.test(one.address),
  )
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
    const staff = elsewhereOf(site)
    if (staff === undefined) return notApplicable
    // The same name with another ending is told as what it may be: a slip.
    if (staff === 'none' || hasOtherEnding(staff, site.host)) return ok
    return found(staff.url, staff.line, staff.address.slice(0, 80))
  },
}

export const emailOtherEnding: SiteCheck = {
  id: 'email-at-other-ending',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your email address ends otherwise than your site’s',
  why: 'With .net for .com, or the other way round, mail goes to another domain. Where that is not yours, nobody answers, or somebody else reads it.',
  mend: 'Send a message to the address. If it does not arrive, correct the ending; if it does, use the domain of your site for both.',
  source: 'https://support.google.com/a/answer/140034',
  look: site => {
    const staff = elsewhereOf(site)
    if (staff === undefined) return notApplicable
    if (staff === 'none') {
      const twin = twinOf(site)
      return twin
        ? found(
            twin.url,
            twin.line,
            `${twin.address.slice(0, 80)}; elsewhere ${boxOf(twin.address)}@${site.host.replace(/^www\./, '')}`,
          )
        : ok
    }
    if (!hasOtherEnding(staff, site.host)) return ok
    return found(staff.url, staff.line, `${staff.address.slice(0, 80)}, the site is ${site.host}`)
  },
}
