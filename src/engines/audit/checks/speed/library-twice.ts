import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { ScriptFact } from '#src/engines/audit/facts/types/script-facts.ts'

/** By the name of a library's own file, its version set aside. */
const libraries: readonly (readonly [string, RegExp])[] = [
  ['jQuery', /\/jquery(?:[-.]\d[\d.]*)?(?:[.-]slim)?(?:[.-]min)?\.js(?:\?|$)/i],
  ['Bootstrap', /\/bootstrap(?:[-.]\d[\d.]*)?(?:\.bundle)?(?:\.min)?\.js(?:\?|$)/i],
  ['Swiper', /\/swiper(?:-bundle)?(?:\.min)?\.js(?:\?|$)/i],
]
const may_be_one = /jquery|bootstrap|swiper/i

const most = 3

type Twice = readonly [name: string, first: ScriptFact, second: ScriptFact]

function librariesTwice(scripts: readonly ScriptFact[]): Twice[] {
  const loaded = scripts.filter(({ url, nomodule }) => url !== null && !nomodule && may_be_one.test(url))
  if (loaded.length < 2) return []
  return libraries.flatMap(([name, file]): Twice[] => {
    const [first, second] = loaded.filter(script => file.test(script.url ?? ''))
    return first && second ? [[name, first, second]] : []
  })
}

/** Files of the site itself: the code that a service is put in with is meant to be copied to each place. */
function ownFilesTwice(scripts: readonly ScriptFact[], url: string): Twice[] {
  const { origin } = new URL(url)
  const met = new Map<string, ScriptFact>()
  return scripts.flatMap((script): Twice[] => {
    if (script.url?.startsWith(`${origin}/`) !== true || script.nomodule) return []
    const first = met.get(script.url)
    met.set(script.url, first ?? script)
    return first ? [['', first, script]] : []
  })
}

export const libraryTwice: PageCheck = {
  id: 'library-twice',
  section: 'speed',
  scope: 'page',
  severity: 'low',
  title: 'The page loads the same script twice',
  why: 'Visitors wait for it twice, and what was added to the first one is lost when the second arrives: sliders and menus stop working.',
  mend: 'Keep the newer one, take the other out, and try the page.',
  source: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
  look: onWorkingPages(({ url, facts }) => {
    if (facts.scripts.length < 2) return ok
    const of_libraries = librariesTwice(facts.scripts)
    const told = new Set(of_libraries.flatMap(([, , second]) => second))
    const of_own = ownFilesTwice(facts.scripts, url).filter(([, , second]) => !told.has(second))
    return foundAll(
      [...of_libraries, ...of_own.slice(0, most)].map(([name, first, second]) => ({
        url,
        line: second.line,
        evidence:
          first.url === second.url
            ? `${shortened(first.url ?? '', 140)}, twice`
            : `${name}: ${shortened(first.url ?? '', 70)} and ${shortened(second.url ?? '', 70)}`,
      })),
    )
  }),
}
