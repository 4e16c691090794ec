import {
  againstEachOther,
  oneToAPage,
  type ToldTerm,
  termsBySubject,
} from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { readSpan, span_of } from '#src/engines/audit/facts/business/terms/times/spans-of-things.ts'

const most = 5

/** Two spans with other ends; a single figure agrees with the span that it lies in. */
function areApart(one: ToldTerm, other: ToldTerm): boolean {
  const [first, second] = [readSpan(one.value), readSpan(other.value)]
  const isSpan = ({ least, most: end }: typeof first) => end > least
  if (isSpan(first) && isSpan(second)) return first.least !== second.least || first.most !== second.most
  return first.most < second.least || second.most < first.least
}

/** Two pages that say how long one thing takes, lasts or heals, and mean other times; three answers are those of three things. */
export function spansApart(site: SiteView): Occurrence[] {
  return [...termsBySubject(site, span_of).values()]
    .flatMap(told => {
      const sure = oneToAPage(told)
      const [first] = sure
      const other = first && sure.find(one => areApart(first, one))
      const is_sure = new Set(sure.map(({ value }) => value)).size === 2
      return first && other && is_sure ? [againstEachOther(first, other)] : []
    })
    .slice(0, most)
}
