import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
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
  why: 'Each page has an entry with an address of its own on the web and nothing that ties it to the others. To search engines these are several businesses at one door.',
  mend: 'Give the business one @id, such as https://your-site.com/#business, use it on all pages, and describe what a page offers as a Service that it provides.',
  source: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
  look: ({ pages }) => {
    const told = pages.filter(({ row, indexable }) => indexable && row.has.business_of_page)
    if (told.length < fewest) return notApplicable
    if (!isOneBusiness(told)) return ok
    const evidence = `one of ${told.length} entries without @id, each with the address of its page as url`
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
    if (pages.some(({ url, row }) => url !== home.url && row.has.local_business)) return ok
    return found(home.url, null, `no entry of the business on the other ${pages.length - 1} pages`)
  },
}
