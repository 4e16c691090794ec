import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { comesOfMiswriting } from '#src/engines/audit/checks/links/written/miswritten-address.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'
import { sitemapMissing } from '#src/engines/audit/checks/technical/sitemaps/sitemap-files.ts'
import { brokenLinksOf } from './broken-links.ts'
import { deadAnswer } from './dead-answer.ts'
import { isServedByHost } from './served-by-host.ts'

function lineOnHome({ home_view }: SiteView, from: string, to: string): number | null {
  if (home_view?.url !== from) return null
  return home_view.facts.links.find(({ url }) => url?.split('#', 1)[0] === to)?.line ?? null
}

/** Where the page leads that is shown at any wrong address: it is one page, and told once. */
function leadingAstray(site: SiteView, told: ReadonlySet<string>): Occurrence[] {
  const dead = site.links_checked.filter(
    ({ kind, url, result }) =>
      kind === 'astray' &&
      deadAnswer(result?.status ?? 0) !== undefined &&
      !told.has(url) &&
      !isServedByHost(site, url) &&
      !comesOfMiswriting(url),
  )
  const [first] = dead
  if (!first) return []
  const more = dead.length > 1 ? `, and ${dead.length - 1} more` : ''
  const what = `${shortened(first.url)} answers ${first.result?.status}${more}`
  return [{ url: first.found_on, line: null, evidence: `${what}: links of the page for wrong addresses` }]
}

export const brokenInternalLink: SiteCheck = {
  id: 'broken-internal-link',
  section: 'links',
  scope: 'site',
  severity: 'high',
  title: 'Links on your site lead to pages that do not exist',
  why: 'A visitor who clicks one meets an error page and often leaves for good; search engines lose the trail as well.',
  mend: 'Point each link at the page it was meant for, bring the page back, or remove the link.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  ...inSteps(function* (site) {
    const all = yield* brokenLinksOf(site)
    // That robots.txt names a sitemap which is not there, or that there is none, is told.
    const maps = new Set(sitemapMissing.look(site).state === 'found' ? site.sitemaps.map(({ url }) => url) : [])
    const broken = all.filter(({ url }) => !maps.has(url))
    const listed = listedIn(site)
    return foundAll([
      ...broken.map(({ url, what, from, pages }) => {
        const more = pages > 1 ? `, linked from ${countOf(pages, 'page')}` : ''
        const also = listed.has(url) ? ', and listed in the sitemap' : ''
        return { url: from, line: lineOnHome(site, from, url), evidence: `${shortened(url)} ${what}${more}${also}` }
      }),
      ...leadingAstray(site, new Set(all.map(({ url }) => url))),
    ])
  }),
}
