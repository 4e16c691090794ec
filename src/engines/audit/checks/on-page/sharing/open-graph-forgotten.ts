import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'

const least_pages = 5
/** So many that the others were forgotten, and not left out on purpose. */
const most_have = 0.6
const most = 10
const told_one_by_one = new Set<SitePage['kind']>(['home', 'service', 'location'])
/** Nobody shares these. */
const not_shared = new Set<SitePage['kind']>(['legal', 'thanks', 'listing'])
/** A list of all pages for visitors, and what hosts bring along. */
const is_map = /\/site-?map(?:\.\w+)?\/?$|\/cdn-cgi\//i

export const openGraphForgotten: SiteCheck = {
  id: 'open-graph-forgotten',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'Some pages lack the headline for sharing that the others have',
  why: 'Links to them look bare on Facebook and in messages, beside those to your other pages.',
  mend: 'Add og:title, og:description, og:image and og:url to these pages, too. A site builder does it for all pages from one setting.',
  source: 'https://ogp.me/#metadata',
  ...inSteps(function* (site) {
    const pages = yield* flatMapInSteps(site.pages, page =>
      page.indexable && page.response.status === 200 && !liesUnlinked(page) ? [page] : [],
    )
    const having = pages.filter(({ row }) => row.headline_hash !== 0)
    if (pages.length < least_pages || having.length < pages.length * most_have) return notApplicable
    // Where a page is told that people surely share, so is what the others lack.
    if (pages.some(({ row, kind }) => row.headline_hash === 0 && told_one_by_one.has(kind))) return notApplicable
    const bare = pages.filter(
      ({ row, kind, url }) =>
        row.headline_hash === 0 && row.words > 0 && !not_shared.has(kind) && !is_map.test(url) && !row.has.truncated,
    )
    const evidence = `no og:title; ${having.length} of ${pages.length} pages have one`
    return foundAll(bare.slice(0, most).map(({ url }) => ({ url, line: null, evidence })))
  }),
}
