import { isOfBusiness } from '#src/engines/audit/checks/business/age-of-business.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { age_terms } from '#src/engines/audit/facts/business/terms/standing/age.ts'

const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other', 'legal'])
/** What they say of a beginning is said of the business. */
const speaks_for_all = new Set<PageKind>(['home', 'about', 'contact', 'legal'])
const of_business = /\bbusiness since\b/i
const most = 5

export const foundingYearsApart: SiteCheck = {
  id: 'founding-year-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Two pages give different years in which you began',
  why: 'How long you have been around is a reason to trust you. Two answers are a reason not to.',
  mend: 'Find out which year is right and write the same one on every page.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const has_menu = !hasUnseenMenu(site)
    const told_apart: ReadonlySet<number>[] = []
    const told = site.pages.flatMap(page => {
      const { url, kind, row } = page
      // A file that nothing leads to may be of anything.
      const claims =
        own.has(kind) && !(has_menu && liesUnlinked(page))
          ? [
              ...row.claims.filter(isOfBusiness),
              ...row.terms.filter(({ what }) => what === age_terms.began || what === age_terms.founding_date),
            ]
          : []
      const [only] = claims
      // Two on one page are a finding of that page.
      if (claims.some(({ value }) => value !== only?.value)) {
        if (speaks_for_all.has(kind)) told_apart.push(new Set(claims.map(({ value }) => value)))
        return []
      }
      return only ? [{ ...only, url }] : []
    })
    // Each of several places has an age of its own; "in business since" is said of the firm.
    const of_firm = told.length > 1 && hasSeveralPlaces(site) ? told.filter(({ text }) => of_business.test(text)) : told
    const [first] = of_firm
    if (!first || of_firm.length < 2) return notApplicable
    const years = new Map(of_firm.toReversed().map(one => [one.value, one]))
    const others = [...years.values()].filter(
      ({ value }) => value !== first.value && !told_apart.some(both => both.has(value) && both.has(first.value)),
    )
    return foundAll(
      others.slice(0, most).map(({ url, line, text }) => {
        return { url, line, evidence: `“${text}”; “${first.text}” on ${first.url}` }
      }),
    )
  },
}
