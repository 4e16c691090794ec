import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'

const forCustomers = new Set(['service', 'location', 'about', 'contact'])

/**
 * Pages that customers look for, linked from the home page. Those in the sitemap, and a site that is hidden as a whole,
 * are found as such; carts, archives and legal pages are often left out on purpose.
 */
export const noindexInnerPage: SiteCheck = {
  id: 'noindex-inner-page',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'Pages that customers look for ask search engines not to list them',
  why: 'These pages are in your menu, but people who search for what they offer will not find them.',
  mend: 'Remove "noindex" from these pages, unless you hide them on purpose.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  look: site => {
    const { home, pages } = site
    if (!home?.indexable) return notApplicable
    const listed = listedIn(site)
    const linked = new Set(home.row.links)
    return foundAll(
      pages
        .filter(({ kind, indexable, response }) => forCustomers.has(kind) && !indexable && response.status === 200)
        .filter(({ url, row }) => linked.has(row.page) && !listed.has(url))
        .map(({ url }) => ({ url, line: null, evidence: 'noindex, and linked from the home page' })),
    )
  },
}
