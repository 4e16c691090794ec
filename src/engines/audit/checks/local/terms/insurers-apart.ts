import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import { type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { insurer_terms, insurersOf } from '#src/engines/audit/facts/business/terms/standing/insurers.ts'

/** A shorter list is of one kind of insurance. */
const least_of_list = 3
const most = 3

const countOf = (value: number) => insurersOf(value).length

function against(one: ToldTerm, other: ToldTerm, apart: number): Occurrence {
  const where = one.url === other.url ? '' : ` on ${one.url}`
  const evidence = `${insurersOf(apart).join(', ')}: “${other.text}”; “${one.text}”${where}, line ${one.line}`
  return { url: other.url, line: other.line, evidence }
}

export const insurersApart: SiteCheck = {
  id: 'insurers-differ',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The site contradicts itself on whose insurance network you are in',
  why: 'Patients choose by their insurance. Whoever reads the wrong list pays the bill alone, and does not come back.',
  mend: 'Keep one list of insurers, with the day on which you checked it, and link to it from everywhere else.',
  source: 'https://www.cms.gov/nosurprises',
  look: site => {
    const told = toldTerms(site, 'insurers: ')
    if (told.length < 2 || hasSeveralPlaces(site)) return notApplicable
    const without = told.filter(({ what }) => what === insurer_terms.none)
    const within = told.filter(({ what }) => what !== insurer_terms.none)
    const denied = without.flatMap(no => {
      const yes = within.find(({ value }) => (value & no.value) !== 0)
      return yes ? [against(yes, no, yes.value & no.value)] : []
    })
    if (denied.length > 0) return foundAll(denied.slice(0, most))
    const lists = within.filter(({ value }) => countOf(value) >= least_of_list)
    const apart = lists.flatMap(whole => {
      const more = whole.what === insurer_terms.all && lists.find(({ value }) => (value & ~whole.value) !== 0)
      return more ? [against(more, whole, more.value & ~whole.value)] : []
    })
    return foundAll(apart.slice(0, 1))
  },
}
