import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 10
const kinds = ['G-', 'GTM-'] as const

type Counted = { url: string; ids: readonly string[] }

/** Pages that are counted under another id than most, and not under that one as well. */
function apart(pages: readonly Counted[], kind: string): Occurrence[] {
  const counts = new Map<string, number>()
  const counted = pages.flatMap(({ url, ids }): Counted[] => {
    const of_kind = ids.filter(id => id.startsWith(kind))
    return of_kind.length > 0 ? [{ url, ids: of_kind }] : []
  })
  for (const { ids } of counted) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)
  if (!usual || counts.size < 2 || usual[1] < 2) return []
  const [id, times] = usual
  return counted
    .filter(({ ids }) => !ids.includes(id))
    .map(({ url, ids }) => ({ url, line: null, evidence: `${ids.join(', ')}; ${id} on ${times} pages` }))
}

export const countedApart: SiteCheck = {
  id: 'analytics-ids-differ',
  section: 'technical',
  scope: 'site',
  severity: 'medium',
  title: 'Some pages are counted in another account than the rest',
  why: 'Your statistics miss their visitors, and whoever owns the other account sees them: often a former agency, or the site that the page was copied from.',
  mend: 'Look up your own id, and use it on every page.',
  source: 'https://support.google.com/analytics/answer/9304153',
  ...inSteps(function* ({ pages }) {
    const counted = yield* flatMapInSteps(pages, ({ url, response, row }): Counted[] => {
      const ids = response.status === 200 ? row.analytics : []
      return ids.length > 0 ? [{ url, ids }] : []
    })
    if (counted.length === 0) return notApplicable
    return foundAll(kinds.flatMap(kind => apart(counted, kind)).slice(0, most))
  }),
}
