import { againstEachOther, toldInSteps } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { done_here } from '#src/engines/audit/facts/business/terms/answers/doings.ts'
import { freeForSome } from './free-for-some.ts'
import { includedYetExtra } from './included-yet-extra.ts'
import { refusedYetOffered } from './refused-yet-offered.ts'
import { refusedYetServed } from './refused-yet-served.ts'
import { answeredOtherwise } from './same-question.ts'
import { workRefused } from './work-refused.ts'

/** What a house lays down for its guests stands among its terms as often as not; of all else those speak in other ways. */
const laid_down_in_terms = new Set(['asked: pets', 'asked: rooms for smokers'])

/** Two readers may understand one sentence. */
const onceEach = (found: readonly Occurrence[]): Occurrence[] =>
  [...new Map(found.toReversed().map(one => [`${one.url} ${one.line}`, one])).values()].reverse()

export const answersApart: SiteCheck = {
  id: 'promise-contradicted',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The site promises something in one place and rules it out in another',
  why: 'A customer who read the promise comes without cash, without an appointment or with the dog, and is turned away.',
  mend: 'Decide which of the two sentences holds, and correct the other.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics',
  ...inSteps(function* (site) {
    const told_here = [...(yield* toldInSteps(site, 'asked: ')), ...(yield* toldInSteps(site, done_here))]
    const asked = Map.groupBy(told_here, ({ what }) => what)
    const refused: Occurrence[] = []
    for (const read of [
      refusedYetOffered,
      refusedYetServed,
      freeForSome,
      includedYetExtra,
      answeredOtherwise,
      workRefused,
    ]) {
      yield
      refused.push(...read(site))
    }
    if (asked.size === 0 && refused.length === 0) return notApplicable
    const answered = [...asked.values()].flatMap(told => {
      const answers = told.filter(({ kind, what }) => kind !== 'legal' || laid_down_in_terms.has(what))
      const no = answers.find(({ value }) => value === 0)
      const yes = answers.find(({ value }) => value === 1)
      return no && yes ? [againstEachOther(yes, no)] : []
    })
    const isNew = ({ url, line }: Occurrence) => answered.every(one => one.url !== url || one.line !== line)
    return foundAll([...answered, ...onceEach(refused.filter(isNew))])
  }),
}
