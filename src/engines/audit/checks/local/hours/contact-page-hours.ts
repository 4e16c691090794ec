import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'

const least_days = 5
/** Pages on which people look up where and when. */
const of_the_place =
  /\/(?:contact(?:[-_]?us)?|locations?|find[-_]?us|visit(?:[-_]?us)?)(?:\.\w{3,5}|\/(?:index\.\w{3,5})?)?$/i

const tells = ({ row }: SitePage): boolean => row.hours.length > 0
const printsWeek = ({ row }: SitePage): boolean =>
  row.hours.some(({ from, week }) => from === 'text' && Object.keys(week).length >= least_days)

export const contactPageHours: SiteCheck = {
  id: 'contact-page-lacks-hours',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Your opening hours do not stand on the page with your address',
  why: 'Whoever plans a visit opens the page that says where you are, and does not learn there when you are open.',
  mend: 'Print the hours beside the address on that page, or in the footer of every page.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    if (!isLocalSite(site) || unreadOf(site) !== null || hasSeveralPlaces(site)) return notApplicable
    const has_menu = !hasUnseenMenu(site)
    const pages = site.pages.filter(page => page.response.status === 200 && !(has_menu && liesUnlinked(page)))
    const places = pages.filter(
      ({ url, row, indexable }) =>
        indexable && url !== site.home?.url && of_the_place.test(new URL(url).pathname) && row.addresses.length > 0,
    )
    const teller = pages.find(printsWeek)
    if (!teller || places.length === 0) return notApplicable
    const [first] = places
    if (!first || places.some(tells) || places.some(({ row }) => row.has.truncated)) return ok
    return found(first.url, null, `no hours here; they stand on ${teller.url}`)
  },
}
