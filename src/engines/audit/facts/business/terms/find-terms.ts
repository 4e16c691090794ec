import { detached } from '../../detached.ts'
import type { PageText } from '../../finish/page-text.ts'
import type { Reading } from '../../reading/reading.ts'
import type { TermFact } from '../../types/business-facts.ts'
import { amountsInSameWords } from './amounts-in-same-words.ts'
import { answeredDoings } from './answers/answered-doings.ts'
import { answerTo } from './answers/answered-questions.ts'
import { answersGiven } from './answers/answers-given.ts'
import { choicesOffered } from './answers/choices.ts'
import { sameQuestions } from './answers/same-questions.ts'
import { workTold } from './answers/work-told.ts'
import { claimsTold } from './claims.ts'
import { kinds_by_word } from './kinds-by-word.ts'
import { agesOfThings } from './people/ages-of-things.ts'
import { newestReview } from './people/dated-reviews.ts'
import { peoplePresented } from './people/people.ts'
import { peopleNamed } from './people/people-named.ts'
import { saidOfPeople } from './people/said-of-people.ts'
import { signedQuotes } from './people/signed-quotes.ts'
import { areasInData } from './places/areas-in-data.ts'
import { firstPlaces } from './places/first-places.ts'
import { coveredByCharges } from './prices/covered-by-charges.ts'
import { includedThings } from './prices/included-things.ts'
import { listedOffer } from './prices/listed-offers.ts'
import { measuredPrices } from './prices/measured-prices.ts'
import { pricesByName } from './prices/named-prices.ts'
import { pricesInLists } from './prices/prices-in-lists.ts'
import { pricesInPassing } from './prices/prices-in-passing.ts'
import { pricesInSentences } from './prices/prices-in-sentences.ts'
import { startingPrices } from './prices/starting-prices.ts'
import { numbersInSameWords } from './same-words.ts'
import { longest_sentence, numberOver, sentenceAround } from './sentence.ts'
import { headedAsAddressed } from './standing/headed-as-addressed.ts'
import { insurersTold } from './standing/insurers.ts'
import { namesInText } from './standing/name-in-text.ts'
import { termsInData } from './terms-in-data.ts'
import { aroundTheClock } from './times/around-the-clock.ts'
import { classesTold } from './times/classes-told.ts'
import { daySpecials } from './times/day-specials.ts'
import { daysOfEvents } from './times/days-of-events.ts'
import { namedTimes } from './times/named-times.ts'
import { nightsOfDays } from './times/nights-of-days.ts'
import { openDays } from './times/open-days.ts'
import { spansOfThings } from './times/spans-of-things.ts'
import { scopeAt } from './topics/scope.ts'
import { of_scope } from './topics/topic.ts'

/** Words that a closer look is taken at, of one page. */
const most_looks = 260
const most = 64
const most_of_answer = 140
const word_here = /[a-z]+/iy

/** Whoever quotes a customer or tells of themselves lays nothing down. */
const of_others = /["“”]|\b(?:I|I['’]m|I['’]ve|my|me|he|she|his|her)\b|\?\W*$/

type Term = Pick<TermFact, 'what' | 'value' | 'text'>

/** By word, then by sentence: menus, buttons and footers come again on every page of a site. */
const known = new Map<string, Map<string, readonly Term[]>>()
const most_known = 100
/** Longer ones are seldom said twice. */
const longest_known = 60
/** Shorter is the name of a page in a menu. */
const shortest = 7

function termsIn(sentence: string, word: string): readonly Term[] {
  if (sentence.length < shortest) return []
  if (sentence.length > longest_known) return readTerms(sentence, word)
  const of_word = known.get(word) ?? new Map<string, readonly Term[]>()
  const before = of_word.get(sentence)
  if (before) return before
  if (of_word.size >= most_known) of_word.clear()
  const read = readTerms(sentence, word)
  of_word.set(detached(sentence), read)
  known.set(detached(word), of_word)
  return read
}

const first_sentence = /^\s*[^.!?\n]{1,120}[.!]?/

/** "What if I have to cancel? Please give us 24 hours notice": what an answer agrees upon, by a word of its question. */
function agreedIn(behind: string, word: string): readonly Term[] {
  const answer = first_sentence.exec(behind)?.[0].trim() ?? ''
  return termsIn(answer, word).filter(({ what }) => what.startsWith('agreed: '))
}

/** "How much is the deposit? Half, when you sign.": what is asked by a word, and the first sentence behind it. */
function answeredIn(question: string, behind: string, word: string): readonly Term[] {
  const asked = (kinds_by_word.get(word) ?? []).filter(({ asks }) => asks?.test(question))
  const answer = asked.length === 0 ? '' : (first_sentence.exec(behind)?.[0].trim() ?? '')
  if (answer === '' || of_others.test(answer)) return []
  return asked.flatMap(({ sort, what, asks, answers, unless }): Term[] => {
    const told = unless?.test(answer) ? null : (answers?.(answer) ?? null)
    const match = told === null ? null : asks?.exec(question)
    if (told === null || !match) return []
    return [
      {
        what: `${sort}: ${typeof what === 'string' ? what : what(match)}`,
        value: told,
        text: detached(`${question.trim()} ${answer}`),
      },
    ]
  })
}

type Match = Term & { from: number; to: number }

const negates = /\b(?:no|not|never|cannot|without|\w+n['’]t)\b/i

/**
 * "We do not accept checks" holds the words "accept checks", and promises nothing by them; "never use subcontractors"
 * stands in "we never use subcontractors", and that is what is said.
 */
function isOverruled(one: Match, other: Match): boolean {
  if (one.what !== other.what || one.value === other.value) return false
  const [inner, outer] = other.to - other.from > one.to - one.from ? [one, other] : [other, one]
  if (inner.from < outer.from || inner.to > outer.to || !negates.test(outer.text)) return false
  return negates.test(inner.text) ? one === outer : one === inner
}

function readTerms(sentence: string, word: string): Term[] {
  const found: Match[] = []
  for (const { sort, what, sign, says, unless, value } of kinds_by_word.get(word) ?? []) {
    if (sign && !sign.test(sentence)) continue
    const match = says.exec(sentence)
    if (!match || unless?.test(sentence) || of_others.test(sentence)) continue
    const told = typeof value === 'number' ? value : value(match)
    if (told === null) continue
    const subject = typeof what === 'string' ? what : what(match)
    const text = detached(match[0].replace(/\s+/g, ' ').trim())
    found.push({ what: `${sort}: ${subject}`, value: told, text, from: match.index, to: match.index + match[0].length })
  }
  return found
    .filter(one => !found.some(other => isOverruled(one, other)))
    .map(({ what, value, text }) => ({ what, value, text }))
}

/** What a group, a party or a class is held to stands below its heading. */
const over_others = /\b(?:groups?|part(?:y|ies)|weddings?|events?|class(?:es)?|camps?|private|cater\w*)\b/i
const may_be_of_others = /notice to cancel$|deposit$|to come early$/
const reach_of_heading = 8

function isOfOthers({ what }: Term, { blocks }: PageText, at: number): boolean {
  if (!may_be_of_others.test(what)) return false
  const heading = blocks
    .slice(Math.max(0, at - reach_of_heading), at)
    .findLast(({ element }) => /^h[1-6]$/.test(element))
  const outer = blocks
    .slice(Math.max(0, at - reach_of_heading), at)
    .findLast(({ element }) => /^h[1-6]$/.test(element) && element < (heading?.element ?? 'h7'))
  return [heading, outer].some(block => block !== undefined && over_others.test(block.text))
}

function scoped(term: Term, text: PageText, block: number, path: string): Term {
  if (!term.what.endsWith(of_scope)) return term
  const scope = scopeAt(term.text, text, block, path)
  return { ...term, what: detached(`${term.what.slice(0, -of_scope.length)}${scope && `, ${scope}`}`) }
}

function termsInText(text: PageText, path: string): TermFact[] {
  const { said } = text
  const found: TermFact[] = []
  let [from, to, sentence] = [0, 0, '']
  let looks = 0
  let block = -1
  for (const at of text.terms) {
    while ((text.blocks[block + 1]?.start ?? Number.POSITIVE_INFINITY) <= at) block++
    word_here.lastIndex = at
    const word = word_here.exec(said)?.[0].toLowerCase() ?? ''
    if (!kinds_by_word.has(word)) continue
    if (++looks > most_looks) break
    // A sentence that was cut is another one around each of its words.
    if (at < from || at >= to || to - from >= longest_sentence) {
      ;({ from, to } = sentenceAround(said, at))
      sentence = said.slice(from, to)
    }
    const is_question = sentence.endsWith('?')
    const terms = is_question
      ? [
          ...answerTo(sentence, word, said.slice(to, to + most_of_answer)),
          ...agreedIn(said.slice(to, to + most_of_answer), word),
          ...answeredIn(sentence, said.slice(to, to + most_of_answer), word),
        ]
      : termsIn(numberOver(text, at, block) + sentence, word)
    const offers = is_question ? [] : listedOffer(text, block, word)
    if (terms.length + offers.length === 0 || /^\W*[“"]/.test(text.blocks[block]?.text ?? '')) continue
    for (const term of [...terms, ...offers])
      if (!isOfOthers(term, text, block)) found.push({ ...scoped(term, text, block, path), ...text.placeAt(at) })
  }
  return found
}

/** What a short text beside the page lays down, such as its description. */
function termsOf(written: string): readonly Term[] {
  const lower = written.toLowerCase()
  return [...new Set(lower.split(/[^a-z]+/))].flatMap(word => {
    if (!kinds_by_word.has(word)) return []
    const { from, to } = sentenceAround(written, lower.indexOf(word))
    return termsIn(written.slice(from, to), word).filter(({ what }) => !what.endsWith(of_scope))
  })
}

const described = /^(?:description|og:description|twitter:description)$/
const most_descriptions = 3

/** What search results and shared links show holds as well: the title and the descriptions, each text once. */
function termsInHead({ found }: Reading): TermFact[] {
  const told = [
    ...found.titles.slice(0, 1),
    ...found.metas
      .filter(({ name, property }) => described.test(name || property))
      .slice(0, most_descriptions)
      .map(({ content, line, offset }) => ({ text: content, line, offset })),
  ]
  const once_each = [...new Map(told.toReversed().map(one => [one.text, one])).values()].reverse()
  return once_each.flatMap(({ text, line, offset }) => termsOf(text).map(term => ({ ...term, line, offset })))
}

function once(terms: readonly TermFact[]): TermFact[] {
  return [...new Map(terms.toReversed().map(term => [`${term.what} ${term.value}`, term])).values()].reverse()
}

/** What stands above the page where it is listed. */
const writtenAbove = ({ found }: Reading) => [
  ...found.titles.slice(0, 1),
  ...found.metas
    .filter(({ name }) => name === 'description')
    .map(({ content, line, offset }) => ({ text: content, line, offset })),
]

/** The page by its address and by its title, without the name of the site. */
const pathOf = ({ url, found }: Reading) =>
  `${URL.parse(url)?.pathname ?? ''} ${found.titles[0]?.text.split(/\s[|–—-]\s/, 1)[0] ?? ''}`

type Reader = (text: PageText, reading: Reading) => readonly TermFact[]

const readers: readonly Reader[] = [
  (text, reading) =>
    once([...termsInHead(reading), ...termsInData(reading, termsOf), ...termsInText(text, pathOf(reading))]).slice(
      0,
      most,
    ),
  (text, reading) => once(openDays(reading, text)).slice(0, most),
  answersGiven,
  signedQuotes,
  (text, reading) => peoplePresented(reading, text),
  (text, reading) => peopleNamed(text, writtenAbove(reading), reading.found.images),
  (text, reading) => saidOfPeople(reading, text),
  (_, reading) => choicesOffered(reading),
  agesOfThings,
  (text, reading) => measuredPrices(reading, text),
  text => pricesByName(text).slice(0, most),
  text => startingPrices(text).slice(0, most),
  (text, reading) => pricesInSentences(reading, text),
  text => pricesInLists(text).slice(0, most),
  pricesInPassing,
  classesTold,
  coveredByCharges,
  includedThings,
  (text, reading) => insurersTold(reading, text),
  (text, reading) => aroundTheClock(reading, text),
  (text, reading) => once(namedTimes(reading, text)),
  daySpecials,
  daysOfEvents,
  nightsOfDays,
  numbersInSameWords,
  amountsInSameWords,
  spansOfThings,
  sameQuestions,
  workTold,
  answeredDoings,
  newestReview,
  (text, reading) => areasInData(reading, text),
  claimsTold,
  firstPlaces,
  (text, reading) => namesInText(reading, text),
  (text, reading) => headedAsAddressed(reading, text),
]

/** What the page lays down in words: terms, numbers of itself, days, and prices of what it names. A reader a step. */
export function* findTerms(reading: Reading, text: PageText): Generator<undefined, TermFact[]> {
  const found: TermFact[] = []
  for (const read of readers) {
    found.push(...read(text, reading))
    yield
  }
  return found
}
