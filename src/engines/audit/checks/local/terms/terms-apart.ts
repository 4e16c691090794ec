import {
  againstEachOther,
  oneToAPage,
  type ToldTerm,
  termsBySubject,
} from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { in_emergencies, of_a_kind } from '#src/engines/audit/facts/business/terms/times/times-told.ts'
import { classesApart } from './classes-apart.ts'
import { depositsApart } from './deposits-apart.ts'
import { saidInOtherWords } from './said-in-other-words.ts'
import { saidInSameWords } from './said-in-same-words.ts'
import { spansApart } from './spans-apart.ts'
import { workDoneApart } from './work-done-apart.ts'

/** Pages that speak for the whole business: two services may each have a guarantee of its own. */
const central = new Set<PageKind>(['home', 'about', 'contact', 'legal'])
/** So does the page that answers what customers ask. */
const of_questions = /\/(?:faqs?|(?:[\w-]+-)?questions(?:-[\w-]+)?)(?:\.\w+|\/|$)/i
const isCentral = ({ kind, url }: ToldTerm) => central.has(kind) || of_questions.test(url)

/** Of these no page gives a second one for something else. */
const only_one = /answer|is free$|^agreed: (?:miles|age|workmanship)/

/** Of these each service, each programme may have its own: only pages that speak for the whole business count. */
const of_the_whole =
  /without a name|ages of the children|most people of a|notice for an order|orders ship|at least$|of the last|of the season|at most$/

/** Of these a house has one, whichever of its pages tells it. */
const of_the_house =
  /time to check (?:in|out)$|notice to cancel|minutes to come early$|: guarantee of |in emergencies$|of the house: /

/** Two of one page that speaks for the business. */
function onOnePage(told: readonly ToldTerm[]): (readonly [ToldTerm, ToldTerm])[] {
  const here = [...Map.groupBy(told, ({ url }) => url).values()].find(
    ([one, ...more]) => one && isCentral(one) && only_one.test(one.what) && more.length === 1,
  )
  const [one, other] = here ?? []
  return one && other ? [[one, other]] : []
}

const range = /(\d{1,3}) ?(?:-|–|—|to) ?(\d{1,3})\b/
/** "10 minutes" goes with "10-15 minutes". */
function liesWithin({ text }: ToldTerm, wide: ToldTerm): boolean {
  const [, least, most] = range.exec(wide.text) ?? []
  const only = /\d+/.exec(text)?.[0]
  return least !== undefined && only !== undefined && !range.test(text) && +least <= +only && +only <= Number(most)
}

const sooner = `agreed: ${in_emergencies}`
const of_response = 'agreed: time of response'

/** A page about emergencies need not say at each promise that it is for them. */
function withEmergencies(agreed: ReadonlyMap<string, readonly ToldTerm[]>): ReadonlyMap<string, readonly ToldTerm[]> {
  const [told, others] = [
    agreed.get(sooner),
    agreed.get(of_response)?.filter(({ url }) => /emergenc|urgent/i.test(url)),
  ]
  if (!told || !others?.length) return agreed
  return new Map([...agreed, [sooner, [...told, ...others]]])
}

export const termsApart: SiteCheck = {
  id: 'terms-differ-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The site gives different terms: a guarantee, a deadline to cancel, a deposit, how long something takes',
  why: 'Customers hold you to the better one, and rightly so.',
  mend: 'Find out which holds, write it once, and link to it from the other pages.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics',
  ...inSteps(function* (site) {
    const agreed = withEmergencies(termsBySubject(site, 'agreed: '))
    const in_same_words = [...saidInSameWords(site), ...spansApart(site), ...workDoneApart(site), ...classesApart(site)]
    const pairs = [...agreed].flatMap(([of, told]) => {
      if (of.endsWith(of_a_kind)) return []
      const sure = oneToAPage(told)
      const first = sure.find(one => isCentral(one) || of_the_house.test(one.what))
      const other = sure.find(one => one.value !== first?.value && (isCentral(one) || !of_the_whole.test(one.what)))
      const found = first && other ? [[first, other] as const] : onOnePage(told)
      return found.filter(([one, another]) => !liesWithin(one, another) && !liesWithin(another, one))
    })
    const in_other_words = yield* saidInOtherWords(site, 'terms', pairs)
    if (agreed.size === 0 && in_same_words.length === 0 && in_other_words.length === 0) return notApplicable
    const apart = pairs.map(pair => againstEachOther(...pair))
    const isTold = ({ url, line }: Occurrence) => apart.some(one => one.url === url && one.line === line)
    const in_words = in_same_words.filter(one => !isTold(one))
    const isNew = ({ url, line, evidence }: Occurrence) =>
      in_words.every(one => one.url !== url || one.line !== line || one.evidence === evidence)
    return foundAll([...apart, ...depositsApart(agreed), ...in_words, ...in_other_words.filter(isNew)])
  }),
}
