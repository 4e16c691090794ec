import { agesOf, areApart, fallsShort } from '#src/engines/audit/checks/business/age-of-business.ts'
import { againstEachOther } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Articles and pages of people count the years of others. */
const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])
const most = 5

/** The same of whatever words tell how old it is, on one page or on two. */
function* countedApart(site: SiteView): Generator<undefined, Occurrence[]> {
  const { years, experience } = yield* agesOf(site)
  for (const told of [years, experience]) {
    const [first] = told
    const other = first && told.find(one => areApart(first, one))
    if (other) return [againstEachOther(first, other)]
  }
  for (const one of experience) {
    const other = years.find(({ value }) => fallsShort(one, value))
    if (other) return [againstEachOther(other, one)]
  }
  return []
}

/** Sentences of two pages that say how long the business has been in business, and differ. */
function* toldApart(pages: readonly SitePage[]): Generator<undefined, Occurrence[]> {
  const told = yield* flatMapInSteps(pages, ({ url, kind, row }) => {
    const claim = own.has(kind) && row.claims.find(({ about, text }) => about === 'years' && /^in business/i.test(text))
    return claim ? [{ url, ...claim }] : []
  })
  const [first] = told
  if (!first) return []
  const others = told.filter(({ value }) => value !== first.value)
  return others.map(({ url, line, text }) => ({ url, line, evidence: `“${text}”; “${first.text}” on ${first.url}` }))
}

export const yearsInBusiness: SiteCheck = {
  id: 'years-in-business-conflict',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The site gives two different numbers of years',
  why: 'One of them is out of date, and visitors wonder what else is.',
  mend: 'Name the year in which you began instead: it stays true.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const { pages, home_view } = site
    if (!home_view) return notApplicable
    const apart = yield* toldApart(pages)
    if (apart.length > 0) return foundAll(apart.slice(0, most))
    const [first, ...others] = home_view.facts.claims.filter(({ about }) => about === 'years')
    const other = others.find(({ value }) => value !== first?.value)
    if (!first) return foundAll(yield* countedApart(site))
    const conflict = (line: number, url: string, text: string): Occurrence => {
      const where = url === home_view.url ? '' : ' on the home page'
      return { url, line, evidence: `“${text}” and “${first.text}”${where}` }
    }
    if (other) return foundAll([conflict(other.line, home_view.url, other.text)])
    // What search results show of other pages; their headings may count the years of a person or a product.
    const elsewhere = yield* flatMapInSteps(pages, ({ url, kind, row }) => {
      if (!own.has(kind) || url === home_view.url) return []
      const said = row.claims.find(({ about, loud, value }) => about === 'years' && loud && value !== first.value)
      return said && first.loud ? [conflict(said.line, url, said.text)] : []
    })
    return foundAll(elsewhere.length > 0 ? elsewhere.slice(0, most) : yield* countedApart(site))
  }),
}
