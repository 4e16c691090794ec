import { type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import { townsServedInText } from '#src/engines/audit/checks/business/towns-served.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { town_refused } from '#src/engines/audit/facts/business/terms/answers/refused-services.ts'
import { nodesOf, textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'

const sort = `refused: ${town_refused}`
const of_town = new Set(['location', 'service', 'other'])

type Served = { where: string; url: string; line: number | null }

/** The towns that the front page lists as served, in plain words. */
function listedAtHome({ home_view }: SiteView): ReadonlySet<string> {
  if (!home_view) return new Set()
  const { facts } = home_view
  const { nodes } = facts.structured_data
  const areas = nodes.flatMap(node => [
    ...textsOf(node, 'areaServed'),
    ...nodesOf(node, 'areaServed').map(index => textOf(nodes[index], 'name')),
  ])
  const entries = facts.text.blocks.filter(({ element }) => element === 'li').map(({ text }) => text)
  return new Set([...townsServedInText(facts), ...areas, ...entries].map(text => plainWords(text.split(',')[0] ?? '')))
}

function servedAt(town: string, term: ToldTerm, site: SiteView, listed: ReadonlySet<string>): Served | undefined {
  const { home, pages } = site
  if (home && listed.has(town)) return { where: 'among the towns of your front page', url: home.url, line: null }
  const page = pages.find(
    ({ url, kind, row, indexable }) =>
      indexable && url !== term.url && of_town.has(kind) && ` ${plainWords(row.title)} `.includes(` in ${town} `),
  )
  return page && { where: 'in the title', url: page.url, line: page.row.title_line }
}

/** Towns to which a page says that nobody comes, and that another names as served. */
export function refusedYetServed(site: SiteView): Occurrence[] {
  const refused = toldTerms(site, sort).filter(({ kind }) => kind !== 'legal')
  if (refused.length === 0) return []
  const listed = listedAtHome(site)
  return refused.flatMap(term => {
    const served = servedAt(plainWords(term.what.slice(sort.length)), term, site, listed)
    if (!served) return []
    const evidence = `served ${served.where}; “${term.text}” on ${term.url}, line ${term.line}`
    return [{ url: served.url, line: served.line, evidence }]
  })
}
