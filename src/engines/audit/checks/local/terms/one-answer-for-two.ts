import { againstEachOther, type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5
/** Words that ask, and not what about. */
const of_any_question =
  /^(?:what|when|where|which|who|why|how|does|will|would|should|could|can|have|has|are|there|your|you|with|from|that|this|they|them|need|much|many|long|often|make|about|best|offer|provide|take|cost|work|works|service|services)$/

const subjectOf = ({ text }: ToldTerm): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .split(' ')
      .filter(word => word.length >= 4 && !of_any_question.test(word))
      // "Drains" and "drainage" are of one thing.
      .map(word => word.slice(0, 5)),
  )

function areApart(one: ToldTerm, other: ToldTerm): boolean {
  const [words, others] = [subjectOf(one), subjectOf(other)]
  return words.size > 0 && others.size > 0 && [...words].every(word => !others.has(word))
}

export const oneAnswerForTwo: SiteCheck = {
  id: 'one-answer-to-two-questions',
  section: 'on-page',
  scope: 'site',
  severity: 'medium',
  title: 'Two different questions have the same answer',
  why: 'At least one of them is not answered. Visitors notice, and search engines and assistants quote the wrong answer.',
  mend: 'Write to each question the answer that belongs to it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const answers = Map.groupBy(toldTerms(site, 'answer: '), ({ what }) => what)
    if (answers.size === 0) return notApplicable
    const apart = [...answers.values()].flatMap(questions => {
      const [first] = questions
      const other = first && questions.find(one => one.value !== first.value && areApart(first, one))
      return first && other ? [againstEachOther(first, other)] : []
    })
    return foundAll(apart.slice(0, most))
  },
}
