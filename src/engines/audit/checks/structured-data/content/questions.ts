import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'

const source = 'https://developers.google.com/search/docs/appearance/structured-data/faqpage'

const faqsOf = ({ facts }: PageView) => facts.structured_data.nodes.filter(({ types }) => types.includes('FAQPage'))

const longest_question = 200
const least_shared = 4
const share = 0.7

const wordsOf = (question: string): Set<string> => new Set(plainWords(question).split(' '))

/** "Can I train my own dog?" on the page, and "Can I train my own dog for service work?" in the data. */
function isReworded(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0
  for (const word of one) if (other.has(word)) shared++
  return shared >= least_shared && shared >= Math.min(one.size, other.size) * share
}

export const hiddenQuestions: PageCheck = {
  id: 'schema-faq-hidden',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data has questions that do not stand on the page',
  why: 'Google wants structured data to repeat what visitors see; what is hidden from them counts as misleading.',
  mend: 'Print each question with its answer on the page, or take it out of the structured data.',
  source,
  look: page => {
    const { nodes } = page.facts.structured_data
    const questions = faqsOf(page).flatMap(faq => nodesOf(faq, 'mainEntity').flatMap(index => nodes[index] ?? []))
    const asked = questions.filter(node => plainWords(textOf(node, 'name')).length >= 10)
    if (asked.length === 0) return notApplicable
    const unseen = unseenPart(page)
    if (unseen !== null) return notChecked(unseen)
    if (page.facts.truncated.some(({ what }) => /text|block/.test(what)))
      return notChecked('The page is too long to be read to its end.')
    // As a rule each question is a block of its own, word for word.
    const blocks = new Set(page.facts.text.blocks.map(({ text }) => text))
    if (asked.every(node => blocks.has(textOf(node, 'name')))) return ok
    const shown = visibleWords(page)
    const printed = page.facts.text.blocks.flatMap(({ text }) =>
      text.length < longest_question && text.endsWith('?') ? [wordsOf(text)] : [],
    )
    return foundAll(
      asked.flatMap(node => {
        const name = textOf(node, 'name').replace(/<[^>]+>/g, ' ')
        // The beginning tells: ends differ by marks that are no words.
        return shown.includes(plainWords(name).slice(0, 40)) || printed.some(words => isReworded(words, wordsOf(name)))
          ? []
          : [{ url: page.url, line: node.line, evidence: `“${name.slice(0, 120)}”` }]
      }),
    )
  },
}

export const questionsWithoutResult: PageCheck = {
  id: 'schema-faq-no-rich-result',
  section: 'structured-data',
  scope: 'page',
  severity: 'info',
  title: 'Question and answer markup is no longer shown by Google',
  why: 'Since 2023 Google shows it only for well-known sites of governments and health. It does no harm, and others may still read it.',
  mend: 'Nothing to do. Keep the questions on the page for your visitors.',
  source: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
  look: page => {
    const [faq] = faqsOf(page)
    return faq ? foundAll([{ url: page.url, line: faq.line, evidence: 'FAQPage' }]) : notApplicable
  },
}
