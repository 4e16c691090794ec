import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { addressesOfSite, unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { fetchesParts, isWritten } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { closingOf } from '#src/engines/audit/checks/links/other-sites/closed-networks.ts'
import { profileIconUnlinked } from '#src/engines/audit/checks/local/profiles/profile-icons.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'
import { hasNoGoal } from '#src/engines/audit/facts/has-no-goal.ts'
import type { PageTraits } from '#src/engines/audit/facts/site/site-index-row.ts'
import type { ProfileNetwork } from '#src/engines/audit/facts/types/business-facts.ts'
import { scriptTellsContact } from './contact-by-script.ts'
import { pagesToLandOn, tellsPhone } from './frame-of-pages.ts'
import { isGateway } from './gateway.ts'

const guidelines = 'https://support.google.com/business/answer/7091'

/** Does any page of a local site have one of these? What is missed is told once, at the home page. */
function lookForAny(site: SiteView, traits: readonly (keyof PageTraits)[], missed: string) {
  if (!isLocalSite(site)) return notApplicable
  // What only a page has that nothing leads to, nobody finds there.
  const has_menu = !hasUnseenMenu(site)
  const shown = site.pages.filter(page => page.response.status < 400 && !(has_menu && liesUnlinked(page)))
  if (shown.some(({ row }) => traits.some(trait => row.has[trait]))) return ok
  const unread = unreadOf(site)
  if (unread !== null) return notChecked(unread)
  return found(site.home?.url ?? site.start_url, null, `${missed} on ${countOf(shown.length, 'page')}`)
}

export const contactMissing: SiteCheck = {
  id: 'contact-page-missing',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'There is no page or section to contact you',
  why: 'Customers look for “Contact” when they are ready to buy. Search engines look there for your name, address and phone.',
  mend: 'Add a contact page with phone, address, hours and a map, and link to it from the menu.',
  source: guidelines,
  look: site => {
    if (!isLocalSite(site)) return notApplicable
    const words =
      /[ck]onta[ck]t|contatt|get in touch|reach us|find us|visit us|call us|location|directions|book|quote|estimate/i
    const { home_view } = site
    // A form on an inner page is a section to write to you, whatever the page is called.
    if (
      site.pages.some(
        ({ kind, row, url }) => kind === 'contact' || row.has.form || words.test(row.title) || words.test(url),
      )
    )
      return ok
    const unread = unreadOf(site)
    if (unread !== null || !home_view) return notChecked(unread ?? '')
    if (scriptTellsContact(site) || isGateway(site)) return notApplicable
    const { links, headings, anchors, forms, phones, addresses, hours, emails } = home_view.facts
    // On a site of one page both are in sight, link or no link.
    if (site.pages.length === 1 && phones.length > 0 && emails.length > 0) return ok
    // Number, address and hours printed on the home page are the section, whatever stands above them.
    if (phones.length > 0 && addresses.length > 0 && hours.some(({ from }) => from === 'text')) return ok
    // "Convenient location" leads nowhere where neither number nor address stands.
    const named =
      phones.length + addresses.length > 0
        ? words
        : /[ck]onta[ck]t|contatt|get in touch|reach us|find us|visit us|call us|directions|book|quote|estimate/i
    const section =
      links.some(({ name, href }) => words.test(name) || /contact/i.test(href ?? '')) ||
      headings.some(({ name }) => named.test(name)) ||
      [...anchors].some(anchor => /contact/i.test(anchor)) ||
      forms.length > 0 ||
      // On a site of one page the number at the top is the way to reach you, and on any two buttons to call and to write.
      (site.pages.length === 1 && links.some(({ kind }) => kind === 'tel' || kind === 'mailto' || kind === 'sms')) ||
      (links.some(({ kind }) => kind === 'tel') && links.some(({ kind }) => kind === 'mailto'))
    return section ? ok : found(home_view.url, null, 'no link, heading or form to contact the business')
  },
}

/** Nobody drives to a box of the post. */
const a_box = /^\W*p\W{0,2}o\W{0,2}box\b/i
/** Pages that give the door of the business itself; others may give those of marinas and halls that it drives to. */
const own_kinds = new Set<PageKind>(['home', 'contact', 'about', 'location', 'legal'])

const longest_line = 300
const shortest_street = 8

function printsDoor(site: SiteView): boolean {
  const printed = addressesOfSite(site).filter(({ from, text }) => from === 'text' && !a_box.test(text))
  const isOwn = printed.some(({ footer, phone, page }) => footer || phone !== '' || own_kinds.has(page.kind))
  return isOwn || (printed.length > 0 && new Set(printed.map(({ key }) => key)).size < 3)
}

/** Stands the street at the top or the foot of the home page, as of all others, though without its town? */
function framesStreet(site: SiteView): boolean {
  const { facts } = site.home_view ?? {}
  // Whole, it would have been found on the other pages as well.
  if (!facts || facts.addresses.length > 0) return false
  const printed = addressesOfSite(site).filter(({ from }) => from === 'text')
  const streets = new Set(printed.map(({ key }) => key.split('|', 1)[0] ?? ''))
  return facts.text.blocks.some(
    ({ region, text }) =>
      (region === 'header' || region === 'footer') &&
      text.length < longest_line &&
      [...streets].some(street => street.length >= shortest_street && normalStreet(text).includes(street)),
  )
}

export const addressNotInFooter: SiteCheck = {
  id: 'address-not-in-footer',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Most pages do not say where you are',
  why: 'Many visitors land on an inner page. There, too, they want to know whether you are near.',
  mend: 'Put name, address and phone into the footer of every page.',
  source: guidelines,
  look: site => {
    const printed = printsDoor(site)
    const pages = pagesToLandOn(site)
    if (!printed || pages.length < 3) return notApplicable
    // A street without its ZIP says where you are, too.
    const without = pages.filter(
      ({ row }) => !row.has.address_in_part && !row.addresses.some(({ from }) => from === 'text'),
    )
    // Printed where nobody searches, it was not meant to be found: of a business that goes to its customers.
    if (without.length === pages.length) return notApplicable
    if (without.length <= pages.length / 2) return ok
    if (framesStreet(site)) return ok
    // Where a script writes it, that is the finding.
    if (isWritten(site, 'address') || fetchesParts(site, 'foot')) return notApplicable
    const silent = pages.filter(page => !tellsPhone(page)).length
    const nor = silent > pages.length / 2 && silent < pages.length ? `, and no phone number on ${silent}` : ''
    const what = `no address on ${without.length} of ${pages.length} pages${nor}`
    return found(without[0]?.url ?? site.start_url, null, what)
  },
}

const shows_the_way = /\/[\w-]*(?:contact|location|directions?|map|find[-_]?us|visit|where)[\w-]*(?:\.\w+|\/)?$/i

export const mapMissing: SiteCheck = {
  id: 'map-missing',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'No map shows the way to you',
  why: 'One tap on a map starts directions. Without it people have to type your address.',
  mend: 'Add a map, or a link to your place on Google Maps, to the contact page.',
  source: guidelines,
  look: site => {
    // That no link leads to the page with the map is told of that page.
    const is_told = site.pages.some(page => liesUnlinked(page) && page.row.has.map && shows_the_way.test(page.url))
    if (!printsDoor(site) || is_told) return notApplicable
    return lookForAny(site, ['map'], 'no map and no link to one')
  },
}

const of_worship =
  /\b(?:church(?!['’]s\b)(?! (?:st|street|rd|road|hill|ave|avenue|lane|square)\b)|chapel(?! hill)|cathedral|synagogue|mosque|ministries|congregation|(?:buddhist|hindu|sikh) \w+|fellowship|parish of)\b/i
const of_reviews = /testimonial|\breviews?\b/i
/** A page there shows what customers wrote beside what the business says. */
const where_customers_write: ReadonlySet<ProfileNetwork> = new Set<ProfileNetwork>([
  'facebook',
  'nextdoor',
  'yellowpages',
  'foursquare',
  'portal',
])

export const reviewsAbsent: SiteCheck = {
  id: 'reviews-absent',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Your site shows no reviews, and links to none',
  why: 'What other customers say convinces more than what you say.',
  mend: 'Quote a few customers with their consent, and link to your reviews on Google.',
  source: guidelines,
  look: site => {
    // Nobody looks for reviews of a congregation.
    if (of_worship.test(`${site.home?.row.title ?? ''} ${site.home?.row.h1 ?? ''}`)) return notApplicable
    // Where their heading is a picture, the page is called by what it holds.
    if (site.pages.some(({ url, row }) => row.words > 0 && of_reviews.test(`${URL.parse(url)?.pathname} ${row.title}`)))
      return ok
    const profiles = site.home_view?.facts.profiles ?? []
    if (profiles.some(one => where_customers_write.has(one.network) && !one.share && !one.generic)) return ok
    // A link to where they stood that has closed is told as that.
    if (site.home_view?.facts.links.some(link => of_reviews.test(link.name) && closingOf(link) !== undefined)) return ok
    return lookForAny(site, ['reviews'], 'no reviews, testimonials or links to them')
  },
}

/** "Facebook", "Follow us on Instagram", "Calloway Roofing on LinkedIn". */
const of_network = /^.{0,60}\b(?:facebook|instagram|linkedin|yelp|youtube|tiktok|twitter|nextdoor)\b\W*$/i

export const profilesMissing: SiteCheck = {
  id: 'profile-links-missing',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Your site does not link to your profiles elsewhere',
  why: 'Links to your Google, Facebook or Yelp pages tie them to your site and help customers check on you.',
  mend: 'Link your profiles in the footer, and list them as sameAs in the structured data.',
  source: guidelines,
  look: site => {
    // A link that leads to the network itself was meant to be one, and is told as such.
    if (site.home_view?.facts.profiles.some(({ generic }) => generic)) return ok
    // So is one whose address was never filled in.
    if (site.home_view?.facts.links.some(link => hasNoGoal(link) && of_network.test(link.name))) return ok
    // So is the sign of one without a link.
    if (site.home_view && profileIconUnlinked.look(site.home_view).state === 'found') return ok
    return lookForAny(site, ['profile_link', 'same_as'], 'no link to a profile')
  },
}
