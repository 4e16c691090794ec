import { type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { address_labelled } from '#src/engines/audit/facts/site/labelled-addresses.ts'

/** Do both pages name a mailbox or a number of the same people? */
function areOfOne(site: SiteView, one: ToldTerm, other: ToldTerm): boolean {
  const waysOf = ({ url }: ToldTerm) => {
    const row = site.pageAt(url)?.row
    return [...(row?.emails ?? []).map(({ address }) => address), ...(row?.phones ?? []).map(({ e164 }) => e164)]
  }
  const ways = new Set(waysOf(one))
  return waysOf(other).some(way => ways.has(way))
}

/** Two pages on which another address stands behind the same label. */
export function underSameLabel(site: SiteView): Occurrence[] {
  const by_label = Map.groupBy(toldTerms(site, address_labelled), ({ what }) => what)
  return [...by_label.values()].flatMap(([first, ...more]) => {
    const other = first && more.find(({ value }) => value !== first.value)
    const is_third = more.some(({ value }) => value !== first?.value && value !== other?.value)
    if (!first || !other || is_third || !areOfOne(site, first, other)) return []
    return [{ url: other.url, line: other.line, evidence: `“${other.text}”; “${first.text}” on ${first.url}` }]
  })
}
