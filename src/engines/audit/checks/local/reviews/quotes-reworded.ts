import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { words_of } from '#src/engines/audit/facts/business/terms/people/signed-quotes.ts'
import type { IndexedTerm } from '#src/engines/audit/facts/site/site-index-row.ts'

type Quote = IndexedTerm & { url: string }

const most = 4
/** One person is quoted so often at most. */
const most_quotes = 8
/** So many words in a row are no chance. */
const run = 5
/** Two people of one first name may both praise in the same few words. */
const run_of_first_names = 8
const is_first_name = /^\w+(?: \w)?$/
/** What is left out, or put in, is marked so. */
const marked = /…|\.\.|\[/

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])["”’]?\s+/)
    .map(sentence => plainWords(sentence))
    .filter(sentence => sentence !== '')

function runsOf(sentence: string, length: number): Set<string> {
  const words = sentence.split(' ')
  if (words.length < length) return new Set()
  return new Set(words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length).join(' ')))
}

/** A sentence of one that the other has in part, and goes on or begins otherwise. */
function rewordedIn(one: string, other: string, length: number): boolean {
  if (marked.test(one) || marked.test(other)) return false
  const [all, all_other] = [plainWords(one), plainWords(other)]
  const own = sentencesOf(one).filter(sentence => !all_other.includes(sentence))
  const others = sentencesOf(other).filter(sentence => !all.includes(sentence))
  return own.some(sentence => {
    const runs = runsOf(sentence, length)
    return others.some(theirs => [...runsOf(theirs, length)].some(words => runs.has(words)))
  })
}

const longest_told = 70
/** So much of what both begin with is told, where they part late. */
const led_in = 30

/** The words of a quote from shortly before those in which the other differs. */
function whereItParts(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const from = at < longest_told - led_in ? 0 : one.lastIndexOf(' ', at - led_in) + 1
  return `“${from > 0 ? '…' : ''}${shortened(one.slice(from), longest_told)}”`
}

const bare = (text: string) => text.replace(/^["“]/, '')

function reworded(quotes: readonly Quote[]): Occurrence | undefined {
  for (const [at, one] of quotes.entries()) {
    const length = is_first_name.test(one.what.slice(words_of.length)) ? run_of_first_names : run
    const other = quotes.slice(at + 1).find(({ text }) => text !== one.text && rewordedIn(one.text, text, length))
    if (!other) continue
    const [before, told] = [bare(one.text), bare(other.text)]
    const place = `on ${new URL(one.url).pathname}, line ${one.line}`
    const evidence = `${whereItParts(told, before)}; ${whereItParts(before, told)} ${place}`
    return { url: other.url, line: other.line, evidence }
  }
  return undefined
}

export const quotesReworded: SiteCheck = {
  id: 'review-in-other-words',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The same customer is quoted in different words',
  why: 'A review is what somebody wrote. Told in two wordings, at least one was changed, and readers who notice believe neither. Changed reviews are against the rules of the FTC.',
  mend: 'Copy the review word for word. Mark with “…” what you leave out.',
  source: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
  ...inSteps(function* (site) {
    const quotes = yield* flatMapInSteps(site.pages, ({ url, row }): Quote[] =>
      row.terms.filter(({ what }) => what.startsWith(words_of)).map(term => ({ ...term, url })),
    )
    if (quotes.length < 2) return notApplicable
    const by_name = yield* groupInSteps(quotes, ({ what }) => what)
    return foundAll(
      [...by_name.values()]
        .flatMap(all => reworded([...new Map(all.map(one => [one.text, one])).values()].slice(0, most_quotes)) ?? [])
        .slice(0, most),
    )
  }),
}
