import { isAkin, wordsOfHome } from '#src/engines/audit/checks/business/akin-names.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isFreeMailbox } from '#src/engines/audit/checks/local/emails/email-domain.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { domainsAlike } from './domains-alike.ts'
import { movedMailboxes } from './moved-mailboxes.ts'

const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])
const most = 5
/** Made up, or a blank of the template: other findings. */
const made_up = /[{}[\]<>%]|@(?:example|domain|yourdomain|xyz|website|yoursite|company)\.\w+$/
const domainOf = (address: string) => address.slice(address.indexOf('@') + 1)

const isSameHost = (domain: string, host: string) =>
  host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)

const squashed = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')
const shortest_name = 6
/** Mailboxes that any page may be called after. */
const of_a_desk =
  /^(?:contact(?:us)?|about(?:us)?|service|services|support|bookings?|events?|donat(?:e|ions?)|office|reservations?|appointments?|careers?)$/

/** The mailbox of whom the page is about, a group, a guest or a house of its own, and who is not the business itself. */
function isOfItsPage(address: string, { url, row }: SitePage, home: SitePage | undefined): boolean {
  const name = squashed(address.slice(0, address.indexOf('@')))
  if (name.length < shortest_name || of_a_desk.test(name)) return false
  const about = [
    new URL(url).pathname
      .replace(/\.html?$/, '')
      .split('/')
      .findLast(Boolean) ?? '',
    row.h1,
  ]
  const house = home ? squashed(`${home.row.title} ${home.row.h1} ${new URL(home.url).host}`) : ''
  return about.some(text => squashed(text).includes(name)) && !house.includes(name)
}

/** Stands on this share of the pages that can be written to, at the most. */
const seldom = 0.4

/** Boxes of somebody whom neither the page nor the home page names, where the site has another one that it does. */
function strangersOf({ home, home_view, host, pages }: SiteView): Occurrence[] {
  const told = pages.flatMap(page => {
    const { url, kind, row } = page
    return row.emails.map(email => ({ ...email, url, kind, is_of_page: isOfItsPage(email.address, page, home) }))
  })
  const suspects = told.filter(
    ({ strange, kind, address, is_of_page }) => strange && !is_of_page && own.has(kind) && !made_up.test(address),
  )
  if (suspects.length === 0 || !home_view) return []
  const words = wordsOfHome(home_view)
  const isAkinTo = (address: string) =>
    host.endsWith(domainOf(address)) || isAkin(domainOf(address).replace(/\.[a-z]+$/, ''), home_view, words)
  const kin = told.find(({ address, strange }) => !made_up.test(address) && (!strange || isAkinTo(address)))
  const with_mail = new Set(told.map(({ url }) => url)).size
  return suspects.flatMap(({ address, url, line }) => {
    const on = new Set(told.flatMap(one => (domainOf(one.address) === domainOf(address) ? [one.url] : []))).size
    if (!kin || isAkinTo(address) || on > Math.max(1, with_mail * seldom)) return []
    return [{ url, line, evidence: `${address}; ${kin.address} on ${kin.url === url ? 'the same page' : kin.url}` }]
  })
}

/** Forms on pages without an address that are sent to a free mailbox, which no page shows, where the site has mailboxes of its own. */
function hiddenRecipients({ pages }: SiteView): Occurrence[] {
  const told = pages.flatMap(({ url, row }) =>
    row.emails.map(({ address }) => ({ address: address.toLowerCase(), url })),
  )
  const house = told.find(({ address }) => !isFreeMailbox(address) && !made_up.test(address))
  if (!house) return []
  const shown = new Set(told.map(({ address }) => address))
  return pages.flatMap(({ url, kind, row }) => {
    if (!own.has(kind) || row.emails.length > 0) return []
    return row.claims
      .filter(({ about, text }) => about === 'form-mailbox' && isFreeMailbox(text) && !shown.has(text))
      .map(({ text, line }) => {
        return { url, line, evidence: `the form sends to ${text}; ${house.address} on ${house.url}` }
      })
  })
}

export const emailsApart: SiteCheck = {
  id: 'email-other-domain-on-page',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A page gives an email address at another domain than the rest of the site',
  why: 'It is often an old one, or left over from a draft. What customers write to it may never reach you.',
  mend: 'Send a mail to each of them. Keep the one that you read, and write it on every page.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const pages = site.pages.flatMap(page => {
      const { url, kind, row } = page
      const [only, ...more] = row.emails
      if (only && isOfItsPage(only.address, page, site.home)) return []
      return only && more.length === 0 && own.has(kind) && !made_up.test(only.address)
        ? [{ url, line: only.line, address: only.address }]
        : []
    })
    const moved = movedMailboxes(site.pages, ({ kind }) => own.has(kind))
    const alike = domainsAlike(site, ({ kind }) => own.has(kind))
    const of_strangers = [...hiddenRecipients(site), ...strangersOf(site), ...moved, ...alike]
    if (of_strangers.length > 0) return foundAll(of_strangers.slice(0, most))
    if (pages.length < 2) return notApplicable
    const by_domain = [...Map.groupBy(pages, ({ address }) => domainOf(address))].sort(
      (one, other) => other[1].length - one[1].length,
    )
    const [usual] = by_domain
    const at_home = by_domain.find(([domain]) => isSameHost(domain, site.host))
    const other_houses = by_domain.filter(([domain]) => !isFreeMailbox(`a@${domain}`))
    // Each of several places may have a mailbox of its own; another house's domain is none of theirs.
    if (hasSeveralPlaces(site) && !(at_home && by_domain.length === 2 && other_houses.length === 2))
      return notApplicable
    // One against one tells nothing of which is usual.
    if (!usual || usual[1].length < 2 || usual[1].length < pages.length * 0.6) return foundAll([])
    // Boxes at the site's own domain are the right ones, however few pages have them.
    const right = at_home ?? usual
    const [first] = right[1]
    if (!first) return foundAll([])
    const times = right[1].length > 1 ? `${right[1].length} pages` : first.url
    const strange = by_domain.flatMap(group => (group === right ? [] : group[1]))
    return foundAll(
      strange.slice(0, most).map(({ url, line, address }) => {
        return { url, line, evidence: `${address}; ${first.address} on ${times}` }
      }),
    )
  },
}
