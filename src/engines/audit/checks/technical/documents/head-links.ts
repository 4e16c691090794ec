import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isGone } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const most = 10

/** What the head names for machines; what browsers load with the page is told as missing files. */
export const headLinkBroken: SiteCheck = {
  id: 'head-link-broken',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'The head of your pages names things that are not there',
  why: 'Feed readers, search engines and phones follow these lines and find nothing. Often they are left from another system or host.',
  mend: 'Remove the lines from the head of the pages, or bring back what they name: the feed, the next page, the icon.',
  source: 'https://html.spec.whatwg.org/multipage/links.html#linkTypes',
  look: ({ links_checked, manifests, refused, checked_links, home_view }) => {
    // Icons of a web manifest are told with it, those of the home page as missing, and dead pages with the links to them.
    const told = new Set([
      ...manifests.flatMap(({ icons }) => icons),
      ...(home_view?.facts.icons ?? []).map(({ url }) => url ?? ''),
      ...refused.map(({ url }) => url),
    ])
    const named = links_checked.filter(({ kind, url }) => kind === 'mentioned' && !told.has(url))
    if (named.length === 0)
      return checked_links ? notApplicable : notChecked('The files of the site were not asked for.')
    return foundAll(
      named
        .filter(({ result }) => result !== null && isGone(result.status))
        .slice(0, most)
        .map(({ url, found_on, result }) => ({
          url: found_on,
          line: null,
          evidence: `${shortened(url)} answers ${result?.status}`,
        })),
    )
  },
}
