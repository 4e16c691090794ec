import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'

const fewest_pages = 3
/** Pages of fewer words send visitors on, or show one thing in a window of its own. */
const fewest_words = 30

/** A page that visitors of the site come by. */
function isVisited({ response, indexable, row }: SitePage): boolean {
  const { status, found_by } = response
  return status === 200 && indexable && row.words >= fewest_words && (found_by === 'start' || found_by === 'link')
}

export const uncountedPages: SiteCheck = {
  id: 'analytics-not-everywhere',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Visitors of some pages are not counted',
  why: 'The statistics of the site leave these pages out, so visits and inquiries that begin there seem to come from nowhere.',
  mend: 'Put the code of your statistics on every page, best by way of the template.',
  source: 'https://support.google.com/analytics/answer/9304153',
  look: site => {
    const visited = site.pages.filter(isVisited)
    const counted = visited.filter(({ row }) => row.has.counted).length
    const isUsual = site.home?.row.has.counted === true || counted > visited.length / 2
    if (visited.length < fewest_pages || counted === 0 || !isUsual) return notApplicable
    return foundAll(
      visited
        .filter(({ row }) => !row.has.counted)
        .map(({ url }) => ({
          url,
          line: null,
          evidence: `no code of statistics; of ${visited.length} pages ${counted} have it`,
        })),
    )
  },
}
