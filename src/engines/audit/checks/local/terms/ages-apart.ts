import {
  againstEachOther,
  oneToAPage,
  type ToldTerm,
  toldInSteps,
} from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { age_terms, readAges } from '#src/engines/audit/facts/business/terms/people/ages-of-things.ts'

const most = 5
/** Ages farther apart are those of the whole program and of one of its groups. */
const most_apart = 36
const nameOf = ({ what }: ToldTerm) => what.slice(what.indexOf(': ') + 2)

/** Do two spans of ages mean the same children, and end elsewhere? */
function contradicts(one: ToldTerm, other: ToldTerm): boolean {
  const [here, there] = [readAges(one.value), readAges(other.value)]
  if (one.value === other.value || here.from >= there.to || there.from >= here.to) return false
  return Math.abs(here.from - there.from) <= most_apart && Math.abs(here.to - there.to) <= most_apart
}

/** One that a form offers with ages that no page gives that program, or two pages that differ. */
function pairOf(told: readonly ToldTerm[]): readonly [ToldTerm, ToldTerm] | undefined {
  const [offered, said] = [true, false].map(is => told.filter(({ what }) => what.startsWith(age_terms.offered) === is))
  for (const choice of oneToAPage(offered ?? []))
    if (said?.length && said.every(one => contradicts(one, choice))) return [said[0] as ToldTerm, choice]
  const sure = oneToAPage(said ?? [])
  if (new Set(sure.map(({ value }) => value)).size !== 2) return undefined
  const [first] = sure
  const other = sure.find(one => first && contradicts(first, one))
  return first && other ? [first, other] : undefined
}

export const agesApart: SiteCheck = {
  id: 'ages-of-program-differ',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A program is for other ages in one place than in another',
  why: 'Parents choose by age. Whoever reads the wrong one signs up for a class that will not take the child, or does not call at all.',
  mend: 'Decide whom the program is for, and write the same ages on every page and in every form.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const told = yield* toldInSteps(site, 'ages')
    if (told.length === 0) return notApplicable
    const pairs = [...Map.groupBy(told, nameOf).values()].flatMap(of_one => {
      const pair = pairOf(of_one)
      return pair ? [pair] : []
    })
    return foundAll(pairs.slice(0, most).map(([one, other]) => againstEachOther(one, other)))
  }),
}
