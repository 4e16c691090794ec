import { againstEachOther, type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { of_a_kind } from '#src/engines/audit/facts/business/terms/times/times-told.ts'

const until = 'agreed: time until '
const same_day = 'agreed: done the same day'
/** One kind may take longer than most work does; where several do, most work does not take so little. */
const least_kinds = 2
/** A kind that takes a day more is told in other words, and no other promise. */
const times_longer = 2
const two_days = 2 * 1_440

const isOfKind = ({ what }: ToldTerm) => what.endsWith(of_a_kind)

/** Work that is done within a day in general, and kind by kind takes two or three; or that is done the same day, on a page whose work takes two. */
export function workDoneApart(site: SiteView): Occurrence[] {
  const told = toldTerms(site, 'agreed: ').filter(({ what }) => what.startsWith(until) || what === same_day)
  const kinds = told.filter(isOfKind)
  if (kinds.length === 0) return []
  const found: Occurrence[] = []
  for (const one of told) {
    if (one.what === same_day || isOfKind(one)) continue
    const longer = kinds.filter(({ what, value }) => what === one.what + of_a_kind && value >= one.value * times_longer)
    const [first] = longer
    if (first && new Set(longer.map(({ text, url }) => `${url} ${text}`)).size >= least_kinds) {
      found.push(againstEachOther(one, first))
      break
    }
  }
  const promised = told.find(one => one.what === same_day && kinds.some(kind => isLateFor(one, kind)))
  const late = promised && kinds.find(kind => isLateFor(promised, kind))
  return promised && late ? [...found, againstEachOther(promised, late)] : found
}

const isLateFor = (promised: ToldTerm, { url, value }: ToldTerm) => url === promised.url && value >= two_days
