import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** By the name of a library's own file, its version set aside. */
const libraries: readonly (readonly [string, RegExp])[] = [
  ['jQuery', /\/jquery(?:[-.]\d[\d.]*)?(?:[.-]slim)?(?:[.-]min)?\.js(?:\?|$)/i],
  ['Bootstrap', /\/bootstrap(?:[-.]\d[\d.]*)?(?:\.bundle)?(?:\.min)?\.js(?:\?|$)/i],
  ['Swiper', /\/swiper(?:-bundle)?(?:\.min)?\.js(?:\?|$)/i],
]
const may_be_one = /jquery|bootstrap|swiper/i

export const libraryTwice: PageCheck = {
  id: 'library-twice',
  section: 'speed',
  scope: 'page',
  severity: 'low',
  title: 'The page loads the same script library twice',
  why: 'Visitors wait for it twice, and what was added to the first one is lost when the second arrives: sliders and menus stop working.',
  mend: 'Keep the newer one, take the other out, and try the page.',
  source: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
  look: onWorkingPages(({ url, facts }) => {
    const loaded = facts.scripts.filter(
      script => script.url !== null && !script.nomodule && may_be_one.test(script.url),
    )
    if (loaded.length < 2) return foundAll([])
    return foundAll(
      libraries.flatMap(([name, file]) => {
        const [first, second] = loaded.filter(script => file.test(script.url ?? ''))
        if (!first || !second) return []
        return [
          {
            url,
            line: second.line,
            evidence: `${name}: ${shortened(first.url ?? '', 70)} and ${shortened(second.url ?? '', 70)}`,
          },
        ]
      }),
    )
  }),
}
