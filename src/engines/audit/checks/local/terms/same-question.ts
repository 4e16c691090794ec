import { againstEachOther, type ToldTerm, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import {
  numbersSaid,
  question_answered,
  question_numbered,
} from '#src/engines/audit/facts/business/terms/answers/same-questions.ts'

const central = new Set<PageKind>(['home', 'about', 'contact'])
const most = 4

/** Two services may each answer for themselves; the front page and the page of questions answer for the house. */
const isOfHouse = ({ kind, url }: ToldTerm) => central.has(kind) || /faq|questions/i.test(url)

const answerOf = ({ text }: ToldTerm) => text.slice(text.indexOf('?') + 1)

function shareNone(one: ToldTerm, other: ToldTerm): boolean {
  const numbers = new Set(numbersSaid(answerOf(one)))
  return numbersSaid(answerOf(other)).every(number => !numbers.has(number))
}

/** The same question, answered with yes here and with no there, or with other numbers. */
export function answeredOtherwise(site: SiteView): Occurrence[] {
  const pairs = [question_answered, question_numbered].flatMap(sort =>
    [...termsBySubject(site, sort).values()].flatMap(told => {
      const first = told.find(isOfHouse)
      const other =
        first &&
        told.find(
          one =>
            one.url !== first.url && one.value !== first.value && (sort === question_answered || shareNone(first, one)),
        )
      const values = new Set(told.map(({ value }) => value)).size
      return first && other && values === 2 ? [againstEachOther(first, other)] : []
    }),
  )
  return pairs.slice(0, most)
}
