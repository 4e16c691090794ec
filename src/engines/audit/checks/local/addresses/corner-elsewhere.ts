import { againstEachOther, oneToAPage, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { corner_told } from '#src/engines/audit/facts/business/terms/places/cross-streets.ts'

/** One door between two pairs of streets; a third pair shows that there are several. */
export function cornersApart(site: SiteView): Occurrence[] {
  return [...termsBySubject(site, corner_told).values()].flatMap(told => {
    const sure = oneToAPage(told)
    const [first] = sure
    const other = sure.find(({ value }) => value !== first?.value)
    const values = new Set(sure.map(({ value }) => value)).size
    return first && other && values === 2 ? [againstEachOther(first, other)] : []
  })
}
