import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { pagesOf } from '#src/engines/audit/checks/quote.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { scriptTellsContact } from './contact-by-script.ts'

/** The page that people are sent to who want to book. */
const of_bookings = /\/[^/]*(?:book|reserv|appointment|schedul)[^/]*\/?$/i

/** “Book now” may lead no farther than to the number at the foot of the page. */
function booksOnItself({ home, home_view, pages }: SiteView): boolean {
  if (!home || !home_view || pages.some(({ url, row }) => row.has.booking && url !== home.url)) return false
  const own = home.url.replace(/#.*$/, '')
  const goals = home_view.facts.bookings.map(({ url }) => url)
  return (
    goals.length > 0 && goals.every(url => url !== null && (url.startsWith('tel:') || url.split('#', 1)[0] === own))
  )
}

/** Booked elsewhere, or on a page that was not read: one that was, and has nothing to fill in, lets nobody write. */
function maybeBooked(site: SiteView): boolean {
  const { pages } = site
  if (!pages.some(({ row }) => row.has.booking) || booksOnItself(site)) return false
  if (pages.some(({ row }) => row.has.asks_somehow || row.has.asks_in_frame || row.has.truncated)) return true
  return !pages.some(({ url }) => of_bookings.test(new URL(url).pathname))
}

export const noWayToWrite: SiteCheck = {
  id: 'no-way-to-write',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Nobody can write to you: no form and no email address',
  why: 'Many people will not call, above all in the evening. They write to the next shop instead.',
  mend: 'Add a short form, or an email address that somebody reads each day.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    if (!isLocalSite(site)) return notApplicable
    if (maybeBooked(site) || site.pages.some(({ row }) => row.has.can_be_written_to)) return ok
    if (scriptTellsContact(site)) return notApplicable
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    // Without a number either, that nobody can reach you at all is told.
    if (!site.pages.some(({ row }) => row.phones.length > 0)) return notApplicable
    return found(site.home?.url ?? site.start_url, null, `no form and no email address on ${pagesOf(site)}`)
  },
}
