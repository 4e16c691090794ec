import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'

const most = 10
const kinds = ['G-', 'GTM-'] as const

const idsOf = ({ row }: SitePage, kind: string) => row.analytics.filter(id => id.startsWith(kind))

/** Pages that are counted under another id than most, and not under that one as well. */
function apart(pages: readonly SitePage[], kind: string): Occurrence[] {
  const counts = new Map<string, number>()
  const counted = pages.filter(page => idsOf(page, kind).length > 0)
  for (const page of counted) for (const id of idsOf(page, kind)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)
  if (!usual || counts.size < 2 || usual[1] < 2) return []
  const [id, times] = usual
  return counted
    .filter(page => !idsOf(page, kind).includes(id))
    .map(page => ({
      url: page.url,
      line: null,
      evidence: `${idsOf(page, kind).join(', ')}; ${id} on ${times} pages`,
    }))
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
  look: ({ pages }) => {
    const shown = pages.filter(({ response }) => response.status === 200)
    if (!shown.some(({ row }) => row.analytics.length > 0)) return notApplicable
    return foundAll(kinds.flatMap(kind => apart(shown, kind)).slice(0, most))
  },
}
