import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'
import { answersAgainstPage } from './answers-against-page.ts'

/** What a customer acts on: a price, a time of day, a number to call. Written otherwise elsewhere it is still the same digits. */
const facts_in_answer =
  /\$\d[\d,]*(?:\.\d{2})?|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b|\b\d{1,3} (?:percent|years?|months?|days?|weeks?|miles)\b|\b\d{1,3}%/gi
const shortest_question = 10

/** Numbers as they are written on the page; an area code in parentheses stands apart, so phones come from elsewhere. */
const runs = /\d[\d,.: -]*\d|\d/g
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(\d{1,2})00$/, '$1')

export const otherAnswers: PageCheck = {
  id: 'schema-faq-answer-differs',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'An answer in your structured data is not the one on the page',
  why: 'Search engines and assistants read the one, your customers the other. A price, a time or a number that only one of them knows will be believed.',
  mend: 'Copy the answer as it stands on the page into the structured data, or generate both from one text.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
  look: page => {
    const { nodes } = page.facts.structured_data
    const asked = nodes.filter(({ types }) => types.includes('Question'))
    if (asked.length === 0) return notApplicable
    const shown = visibleWords(page)
    const digits = new Set(
      page.facts.text.blocks.flatMap(({ text }) =>
        // "75-80%" is two numbers, and a phone one.
        [...text.matchAll(runs)].flatMap(([run]) => [run, ...run.split(/[- ]+/)].map(digitsOf)),
      ),
    )
    for (const { e164 } of page.facts.phones) if (e164 !== null) digits.add(e164.replace(/^\+1|\D/g, ''))
    // Another wording of the answer beside the question is held against it word by word.
    const compared = answersAgainstPage.look(page)
    const told = new Set(compared.state === 'found' ? compared.occurrences.map(({ line }) => line) : [])
    return foundAll(
      asked.flatMap((node): Occurrence[] => {
        const question = plainWords(textOf(node, 'name'))
        const accepted = nodes[nodesOf(node, 'acceptedAnswer')[0] ?? -1]
        const answer = textOf(accepted, 'text').replace(/<[^>]+>/g, ' ')
        if (question.length < shortest_question || !shown.includes(question)) return []
        if (told.has(accepted?.line ?? 0)) return []
        if (shown.includes(plainWords(answer).slice(0, 60))) return []
        const strange = [...answer.matchAll(facts_in_answer)].find(([fact]) => !digits.has(digitsOf(fact)))?.[0]
        return strange === undefined
          ? []
          : [
              {
                url: page.url,
                line: node.line,
                evidence: `“${textOf(node, 'name').slice(0, 80)}”: “${strange}” stands nowhere on the page`,
              },
            ]
      }),
    )
  },
}
