import { againstEachOther, oneToAPage, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const most = 8
/** Where only a meal, a size or a sort of guest is priced, the same dish may cost another sum. */
const parts =
  /lunch|dinner|brunch|breakfast|kid|child|senior|side|catering|cater|happy|early|wholesale|part(?:y|ies)|la-?carte|combo|tray|member|gift|holiday|(?<!house )special|to-?go|take-?out|express|bar|drink|20\d\d/gi

/** What a page prices, by its address and its title. */
function partOf(site: SiteView, url: string): string {
  const { h1 = '', title = '' } = site.pageAt(url)?.row ?? {}
  const path = new URL(url).pathname
  return [...new Set(`${path} ${title} ${h1}`.toLowerCase().match(parts))].sort().join(' ')
}

export const pricesApart: SiteCheck = {
  id: 'price-differs-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Two pages give different prices for the same thing',
  why: 'The customer who read the lower price will ask for it, and feels cheated at the counter.',
  mend: 'Decide which price holds, and write it on every page that names the thing.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics',
  look: site => {
    const by_name = termsBySubject(site, 'price: ')
    if (by_name.size === 0) return notApplicable
    const apart = [...by_name.values()].flatMap(told => {
      const sure = oneToAPage(told)
      const values = new Set(sure.map(({ value }) => value))
      const [first] = sure
      const part = first && partOf(site, first.url)
      const other = sure.find(({ url, value }) => value !== first?.value && partOf(site, url) === part)
      // A third price shows that the words are those of many things.
      return first && other && values.size === 2 ? [againstEachOther(first, other)] : []
    })
    return foundAll(apart.slice(0, most))
  },
}
