import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { brokenLinksOf } from '#src/engines/audit/checks/links/dead/broken-links.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { deadCanonicals } from '#src/engines/audit/checks/technical/canonicals/canonical-targets.ts'
import { searchOfNobody } from './named-search.ts'

export const deadPageInData: SiteCheck = {
  id: 'schema-page-broken',
  section: 'structured-data',
  scope: 'site',
  severity: 'medium',
  title: 'Structured data names a page that does not exist',
  why: 'Search engines show its address in results, or send people there for the menu or a booking: to an error page.',
  mend: 'Put in the address of the page as it is now, or take the property out.',
  source: general_guide,
  ...inSteps(function* (site) {
    const { links_checked, home_view } = site
    const named = links_checked.filter(({ kind }) => kind === 'named')
    const searches = searchOfNobody(site)
    if (named.length + searches.length === 0)
      return home_view ? notApplicable : notChecked('The home page could not be read.')
    // A page that is gone and linked, or named as the main address of pages, is told there.
    const told = new Set([...(yield* brokenLinksOf(site)).map(({ url }) => url), ...deadCanonicals(site)])
    return foundAll([
      ...searches,
      ...named.flatMap(({ url, found_on, result }) => {
        const what = result && !told.has(url) ? deadAnswer(result.status) : undefined
        return what ? [{ url: found_on, line: null, evidence: `${shortened(url)} ${what}` }] : []
      }),
    ])
  }),
}
