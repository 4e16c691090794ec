import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead-answer.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { general_guide } from './google-guide.ts'

export const deadPageInData: SiteCheck = {
  id: 'schema-page-broken',
  section: 'structured-data',
  scope: 'site',
  severity: 'medium',
  title: 'Structured data names a page that does not exist',
  why: 'Search engines show its address in results, or send people there for the menu or a booking: to an error page.',
  mend: 'Put in the address of the page as it is now, or take the property out.',
  source: general_guide,
  look: ({ links_checked, home_view }) => {
    const named = links_checked.filter(({ kind }) => kind === 'named')
    if (named.length === 0) return home_view ? notApplicable : notChecked('The home page could not be read.')
    return foundAll(
      named.flatMap(({ url, found_on, result }) => {
        const what = result ? deadAnswer(result.status) : undefined
        return what ? [{ url: found_on, line: null, evidence: `${shortened(url)} ${what}` }] : []
      }),
    )
  },
}
