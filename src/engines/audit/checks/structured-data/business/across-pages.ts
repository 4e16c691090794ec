import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { local_business_guide } from './google-guide.ts'

const fewest = 3
const most = 10

/** At one address and under one number, as far as pages tell: those of a chain differ. */
function isOneBusiness(pages: readonly SitePage[]): boolean {
  const addresses = pages.flatMap(({ row }) => row.addresses.filter(({ from }) => from === 'structured-data'))
  const doors = new Set(addresses.map(({ key }) => key.split('|').slice(0, 1).join()))
  const phones = new Set(
    pages.flatMap(({ row }) =>
      row.phones.flatMap(({ from, e164, fax }) => (from === 'structured-data' && !fax ? e164 : [])),
    ),
  )
  return doors.size <= 1 && phones.size <= 1
}

export const businessOnEachPage: SiteCheck = {
  id: 'schema-business-per-page',
  section: 'structured-data',
  scope: 'site',
  severity: 'low',
  title: 'Your structured data describes one business again and again as another',
  why: 'Each page has an entry with an address of its own on the web and nothing, or only the same @id, that ties it to the others. To search engines these are several businesses at one door, or one that lives at many addresses.',
  mend: 'Give the business one @id, such as https://your-site.com/#business, use it with the address of your front page on all pages, and describe what a page offers as a Service that it provides.',
  source: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
  look: ({ pages }) => {
    const told = pages.filter(({ row, indexable }) => indexable && row.has.business_of_page)
    if (told.length < fewest) return notApplicable
    if (!isOneBusiness(told)) return ok
    const evidence = `one of ${told.length} entries, each with the address of its page as url`
    return foundAll(told.slice(0, most).map(({ url }) => ({ url, line: null, evidence })))
  },
}

const many = 15
/** Pages that are about the business as a whole, or about a place of it. */
const central = new Set<SitePage['kind']>(['contact', 'about', 'location', 'service'])

/** Of pages that the business needs found: with none of them read, nothing can be said. */
const innerPages = ({ pages, home }: SiteView) =>
  pages.filter(({ url, kind, indexable }) => indexable && url !== home?.url && central.has(kind))

export const onlyOnHome: SiteCheck = {
  id: 'schema-only-on-home',
  section: 'structured-data',
  scope: 'site',
  severity: 'info',
  title: 'Only your home page carries the data of your business',
  why: 'That is enough for Google. Others read pages one by one, and learn from the contact page or the page of a town nothing about whose it is.',
  mend: 'Put the same entry, with the same @id, on the contact page and on the pages of your services and towns.',
  source: local_business_guide,
  look: site => {
    const { pages, home } = site
    const inner = innerPages(site)
    if (!home?.row.has.local_business || inner.length === 0 || pages.length < many) return notApplicable
    const tellsOfIt = ({ row }: SitePage) =>
      row.has.local_business || row.phones.some(({ from }) => from === 'structured-data')
    if (pages.some(page => page.url !== home.url && tellsOfIt(page))) return ok
    const others = pages.filter(({ response }) => response.status === 200).length - 1
    return found(home.url, null, `no entry of the business on the other ${others} pages`)
  },
}

const least_pages = 5
const nearly_all = 0.65
const worth_it = new Set<SitePage['kind']>(['home', 'contact', 'about', 'location', 'service', 'other'])

export const missingOnPage: SiteCheck = {
  id: 'schema-missing-on-page',
  section: 'structured-data',
  scope: 'site',
  severity: 'low',
  title: 'A page was forgotten when your pages got their data',
  why: 'Most of your pages tell search engines in data whose they are. On this one, which customers look for, it is missing.',
  mend: 'Copy the data of your business from another page onto it, with the same @id.',
  source: local_business_guide,
  ...inSteps(function* (site) {
    const { home } = site
    const pages = yield* flatMapInSteps(site.pages, page => {
      const { response, indexable, kind } = page
      const is_one = indexable && response.status === 200 && worth_it.has(kind) && !liesUnlinked(page)
      return is_one ? [page] : []
    })
    const told = pages.filter(({ row }) => row.has.local_business)
    if (pages.length < least_pages || !home?.row.has.local_business || told.length < pages.length * nearly_all)
      return notApplicable
    const menu = new Set(home.row.menu.map(({ page }) => page))
    const forgotten = pages.filter(({ kind, row }) => {
      return !row.has.structured_data && !row.has.truncated && (central.has(kind) || menu.has(row.page))
    })
    const evidence = `no structured data; ${told.length} of ${pages.length} pages name the business and its address in theirs`
    return foundAll(forgotten.slice(0, most).map(({ url }) => ({ url, line: null, evidence })))
  }),
}
