import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginal } from '#src/engines/audit/checks/technical/addresses/own-original.ts'
import { looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { type Fate, fatesOf, isDead, sayFate } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'

const source = 'https://developers.google.com/search/docs/specialty/international/localized-versions'

/** What is wrong with a page that is named as a version of another; undefined for nothing. */
function wrongWith(fate: Fate, site: SiteView): string | undefined {
  if (isDead(fate)) return sayFate(fate)
  const { hops, page, final_url } = fate
  if (hops.length > 0) return `redirects to ${fate.final_url}`
  if (page?.response.status !== 200) return undefined
  if (!page.indexable) return 'noindex'
  const canonical = page.row.canonical === null ? final_url : site.urlOf(page.row.canonical)
  return looseAddress(canonical) === looseAddress(final_url) ? undefined : `names ${canonical} as its original`
}

/** Once for each address that is named, with the first page that names it. */
export const hreflangBrokenTarget: SiteCheck = {
  id: 'hreflang-to-non-200-or-noncanonical',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Language versions lead to pages that cannot be listed',
  why: 'People who search in that language are not shown your page in it.',
  mend: 'Name the pages themselves: no redirects, no missing pages, none that ask not to be listed.',
  source,
  ...inSteps(function* (site) {
    const fateOf = fatesOf(site)
    const wrong = new Map<number, Occurrence>()
    let names_any = false
    for (const [index, { url, indexable, row }] of site.pages.entries()) {
      if (endsStep(index)) yield
      if (!indexable || row.hreflangs.length === 0) continue
      names_any = true
      for (const { lang, page } of row.hreflangs) {
        const target = site.urlOf(page)
        const fate = wrong.has(page) ? undefined : fateOf(target)
        const said = fate && wrongWith(fate, site)
        if (said !== undefined) wrong.set(page, { url, line: null, evidence: `${lang}: ${target}: ${said}` })
      }
    }
    return names_any ? foundAll([...wrong.values()]) : notApplicable
  }),
}

/** Rows keep the first twenty versions; of longer lists nothing can be told. */
const keptVersions = 20

export const hreflangNoReturn: SiteCheck = {
  id: 'hreflang-no-return',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Language versions do not name each other',
  why: 'Search engines believe that two pages are versions of one another only when both say so.',
  mend: 'List all versions on every one of them.',
  source,
  look: site => {
    const pages = site.pages.filter(
      // A second address of a page says whose version it is by its canonical.
      page => page.indexable && page.row.hreflangs.length > 0 && isOwnOriginal(site, page),
    )
    if (pages.length === 0) return notApplicable
    return foundAll(
      pages.flatMap(({ url, row }) =>
        [...new Set(row.hreflangs.map(({ page }) => page))].flatMap((id): Occurrence[] => {
          const target = site.pageAt(site.urlOf(id))
          if (!target?.indexable || target.url === url || target.row.hreflangs.length >= keptVersions) return []
          const names = target.row.hreflangs.some(({ page }) => {
            const named = site.urlOf(page)
            return looseAddress(named) === looseAddress(url) || site.pageAt(named)?.url === url
          })
          return names ? [] : [{ url, line: null, evidence: `${target.url} does not name this page` }]
        }),
      ),
    )
  },
}
