import { againstEachOther, type ToldTerm, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { named_times, readNamedTimes } from '#src/engines/audit/facts/business/terms/times/named-times.ts'

/** One of them in a day: of these a page that tells a second time contradicts the others. */
const once_a_day = /visits|kitchen|pickup/

/** Whoever may come by on a day may do so once in it: of these even one page contradicts itself. */
const isVisit = ({ what }: ToldTerm) => what.endsWith('visits')

/** Do two entries speak of the same day, or both of no day? */
function areOfOneDay(one: ToldTerm, other: ToldTerm): boolean {
  const [days, others] = [readNamedTimes(one.value).days, readNamedTimes(other.value).days]
  const isDaily = (bits: number) => bits === 0 || bits === 0x7f
  return (days & others) !== 0 || (isDaily(days) && isDaily(others))
}

function differ(one: ToldTerm, other: ToldTerm): boolean {
  const [a, b] = [readNamedTimes(one.value), readNamedTimes(other.value)]
  const differs = (x: number, y: number) => x !== 0 && y !== 0 && x !== y
  return areOfOneDay(one, other) && (differs(a.opens, b.opens) || differs(a.closes, b.closes))
}

function apart(told: readonly ToldTerm[]): Occurrence[] {
  const by_page = [...Map.groupBy(told, ({ url }) => url).values()]
  // Two on one page are two sittings, as a rule.
  const isSure = (one: ToldTerm, here: readonly ToldTerm[]) => !here.some(other => differ(one, other))
  const sure = by_page.flatMap(here => here.filter(one => isSure(one, here)))
  const times = Map.groupBy(sure, ({ value }) => value)
  const [usual = told.find(isVisit)] = [...times.values()].sort((one, other) => other.length - one.length)[0] ?? []
  if (!usual) return []
  const held = once_a_day.test(usual.what) ? told : sure
  const other = held.find(one => (one.url !== usual.url || isVisit(usual)) && differ(usual, one))
  return other ? [againstEachOther(usual, other)] : []
}

export const namedTimesApart: SiteCheck = {
  id: 'named-times-differ',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Two pages give different times for the same thing: a meal, a visit, a pickup',
  why: 'Whoever comes at the wrong one of them finds nobody, or a kitchen that is closed.',
  mend: 'Find out which time holds, and write the same one everywhere, in pictures and their descriptions, too.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const told = termsBySubject(site, named_times)
    // What is served then, each page says above it.
    const sorts = [...told].filter(([what]) => what !== `${named_times}served`)
    return sorts.length === 0 ? notApplicable : foundAll(sorts.flatMap(([, same]) => apart(same)))
  },
}
