import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'

/** Blocks behind a question in which its answer stands. */
const reach = 4
/** The shortest answer whose words tell that two are the same. */
const least_words = 6
/** Share of words, numbers and days left out, that two wordings of one answer have in common. */
const alike = 0.8

const telling = /^(?:\$?\d|(?:mon|tue|wed|thu|fri|sat|sun)$)/
const weekday = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** Words in lower case, with a number or a day always written in one way. */
function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/<[^>]{1,200}>/g, ' ')
    .match(/\$?\d[\d.,:]*\d|\$?\d|[a-z]+/g)
  return (words ?? []).map(word => (weekday.test(word) ? word.slice(0, 3) : word.replace(/,|[:.]00$/g, '')))
}

type Placed = { word: string; around: string }

/** The numbers and days of a text, each with the word before it and the one behind it. */
const toldBy = (words: readonly string[]): Placed[] =>
  words.flatMap((word, at) =>
    telling.test(word) ? { word, around: `${words[at - 1] ?? ''} ${words[at + 1] ?? ''} ${word.startsWith('$')}` } : [],
  )

const agrees = new Set(['yes', 'absolutely', 'certainly', 'definitely'])

/** Does one answer begin with a yes and the other with a no? */
function opposites([one = '']: readonly string[], [other = '']: readonly string[]): [string, string] | undefined {
  const are = (agrees.has(one) && other === 'no') || (one === 'no' && agrees.has(other))
  return are ? [one, other] : undefined
}

/** A number or day that stands at the same place in both texts and differs; undefined where they are no wordings of one answer. */
function firstDifference(one: readonly string[], other: readonly string[]): [string, string] | undefined {
  const plain = (words: readonly string[]) => new Set(words.filter(word => !telling.test(word)))
  const [mine, theirs] = [plain(one), plain(other)]
  const shared = [...mine].filter(word => theirs.has(word)).length
  if (mine.size < least_words || shared < alike * Math.max(mine.size, theirs.size)) return undefined
  const told = toldBy(other)
  for (const { word, around } of toldBy(one)) {
    const there = told.find(placed => placed.around === around)
    if (there && there.word !== word && !other.includes(word) && !one.includes(there.word)) return [word, there.word]
  }
  return undefined
}

function answersOf({ facts }: PageView) {
  const { nodes } = facts.structured_data
  return nodes
    .filter(({ types }) => types.includes('Question'))
    .flatMap(node =>
      nodesOf(node, 'acceptedAnswer').map(at => ({
        question: textOf(node, 'name').trim(),
        answer: textOf(nodes[at], 'text'),
        line: nodes[at]?.line ?? node.line,
      })),
    )
}

/** The first block of each text, in lower case. */
const blocksByText = ({ facts }: PageView) =>
  new Map(facts.text.blocks.map(({ text }, at) => [text.trim().toLowerCase(), at] as const).reverse())

/** The answer that visitors read: what stands behind the question, as long as it grows more like the other one. */
function shownAnswers({ facts }: PageView, question: string, blocks_by_text: ReadonlyMap<string, number>): string[] {
  const { blocks } = facts.text
  const at = blocks_by_text.get(question.toLowerCase())
  if (at === undefined) return []
  return Array.from({ length: reach }, (_, i) =>
    blocks
      .slice(at + 1, at + 2 + i)
      .map(({ text }) => text)
      .join(' '),
  )
}

export const answersAgainstPage: PageCheck = {
  id: 'schema-answer-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data answers a question otherwise than the page',
  why: 'Assistants and search engines read out the answer in the data. With another price, day or number they tell customers what does not hold.',
  mend: 'Write the answer that holds in both places, and let the template print both from one field where it can.',
  source: general_guide,
  look: page => {
    const answers = answersOf(page)
    if (answers.length === 0) return notApplicable
    const blocks_by_text = blocksByText(page)
    return foundAll(
      answers.flatMap(({ question, answer, line }): Occurrence[] => {
        const told = wordsOf(answer)
        for (const shown of shownAnswers(page, question, blocks_by_text)) {
          const there = wordsOf(shown)
          const apart = opposites(told, there) ?? firstDifference(told, there)
          if (!apart) continue
          const evidence = `“${shortened(question, 80)}”: structured data says ${apart[0]}, the page ${apart[1]}`
          return [{ url: page.url, line, evidence }]
        }
        return []
      }),
    )
  },
}
