import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { distinctPages, namingOthers } from '#src/engines/audit/checks/on-page/pages/listed-pages.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

export const sharedHeadlines: SiteCheck = {
  id: 'open-graph-title-duplicate',
  section: 'on-page',
  scope: 'site',
  severity: 'low',
  title: 'Different pages are shared under one headline',
  why: 'Whoever shares one of them on Facebook or in a message shows the headline of another page, and nobody can tell them apart.',
  mend: 'Give each page its own og:title, the same as its title.',
  source: 'https://ogp.me/#metadata',
  ...inSteps(function* (site) {
    const pages = (yield* distinctPages(site)).filter(({ row }) => row.headline_hash !== 0)
    if (pages.length < 2) return notApplicable
    const groups = Map.groupBy(pages, ({ row }) => row.headline_hash)
    return foundAll(
      [...groups].flatMap(([headline, same]) => {
        // Pages that have one title as well are told of as that.
        if (new Set(same.map(({ row }) => row.title_hash)).size < 2) return []
        const others = namingOthers(same)
        const shared = same.some(({ row }) => row.title_hash === headline) ? 'the headline of' : 'the same headline as'
        return same
          .filter(({ row }) => row.title_hash !== headline)
          .map(page => ({
            url: page.url,
            line: page.row.headline_line,
            evidence: `“${shortened(page.row.title, 60)}” is shared under ${shared} ${others(page)}`,
          }))
      }),
    )
  }),
}
