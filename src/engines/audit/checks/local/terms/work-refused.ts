import { againstEachOther, type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { excludesWork } from '#src/engines/audit/facts/business/terms/answers/named-work.ts'
import { work_terms } from '#src/engines/audit/facts/business/terms/answers/work-told.ts'

const most = 6
const most_refused = 30

const workOf = ({ what, value }: ToldTerm, sort: string) => ({ verb: value, words: what.slice(sort.length).split(' ') })

/** Work that one page leaves to others, and that another one offers. */
export function workRefused(site: SiteView): Occurrence[] {
  const refused = toldTerms(site, work_terms.refused).filter(({ kind }) => kind !== 'legal')
  if (refused.length === 0) return []
  const offered = toldTerms(site, work_terms.offered).filter(({ kind }) => kind !== 'legal')
  const found = new Map<string, Occurrence>()
  for (const one of refused.slice(0, most_refused)) {
    if (found.has(one.what)) continue
    const work = workOf(one, work_terms.refused)
    const urls = new Set(refused.filter(({ what }) => what === one.what).map(({ url }) => url))
    const offer = offered.find(other => !urls.has(other.url) && excludesWork(work, workOf(other, work_terms.offered)))
    if (offer) found.set(one.what, againstEachOther(offer, one))
  }
  return [...found.values()].slice(0, most)
}
