import {
  againstEachOther,
  oneToAPage,
  type ToldTerm,
  termsBySubject,
} from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { class_time } from '#src/engines/audit/facts/business/terms/times/classes-told.ts'

const most = 5
const nameOf = (what: string) => what.slice(class_time.length + 3)

/** The same on one weekday at two hours, or at one hour on two weekdays; a third one shows that there are several. */
function apart(told: readonly ToldTerm[]): Occurrence[] {
  const sure = [...Map.groupBy(told, ({ what }) => what).values()].flatMap(oneToAPage)
  const once_a_page = [...Map.groupBy(sure, ({ url }) => url).values()].flatMap(here => (here.length === 1 ? here : []))
  if (new Set(once_a_page.map(({ what, value }) => `${what} ${value}`)).size !== 2) return []
  const [first] = once_a_page
  const other = once_a_page.find(one => first && (one.what === first.what) !== (one.value === first.value))
  return first && other ? [againstEachOther(first, other)] : []
}

/** Classes and gatherings that two pages give another hour, or another weekday. */
export const classesApart = (site: SiteView): Occurrence[] =>
  [...Map.groupBy([...termsBySubject(site, class_time).values()].flat(), ({ what }) => nameOf(what)).values()]
    .flatMap(apart)
    .slice(0, most)
