import type { Reading } from '../reading/reading.ts'
import { pluralBeforeVerb, pluralWithApostrophe } from '../spelling/apostrophe-plurals.ts'
import { isKnown } from '../spelling/known-words.ts'
import { misplacedIn } from '../spelling/misplaced-apostrophes.ts'
import { wrongArticleIn } from '../spelling/wrong-article.ts'
import { meantByPair } from '../spelling/wrong-pairs.ts'
import type { LeftoverFact } from '../types/text-facts.ts'
import type { PageText } from './page-text.ts'

const most_looked_at = 200
const most_told = 30
const about = 40
/** "If your looking" is two pairs and one slip. */
const one_slip = 8

const hyphen = 45

const last_word = /[\p{L}'’]+ $/u
const first_word = /^[\p{L}'’]+/u

const end_of_sentence = /(?<![A-Za-z.@/])[A-Za-z]?[a-z]{2,}\.$/
const start_of_sentence =
  /^(?:The|This|These|We|Our|You|Your|It|It['’]s|They|There|He|She|My|All|For|From|If|In|With|And|But|When|Please|Call|Contact|Visit|Come|At|As|To|Each|Every|Whether|Not|No) (?=[A-Za-z])/

/** A sentence right behind another one. */
function unparted(before: string, after: string): string | undefined {
  const [end] = end_of_sentence.exec(before) ?? []
  const [start] = start_of_sentence.exec(after) ?? []
  return end && start && isKnown(end.slice(0, -1).toLowerCase()) ? end + start.trimEnd() : undefined
}

function slipIn(before: string, after: string): string | undefined {
  const plural = pluralWithApostrophe(after)
  if (plural !== undefined) return /\b(?:the|a|an|this|that|each|every|one) $/i.test(before) ? undefined : plural
  const misplaced = misplacedIn(after)
  if (misplaced !== undefined) return misplaced
  if (before.endsWith('.')) return unparted(before, after)
  const owned = /^(?:are|have|were)(?![\w-])/.test(after) ? pluralBeforeVerb(before) : undefined
  if (owned !== undefined) return owned
  const article = wrongArticleIn(before, after)
  if (article !== undefined) return article
  const first = last_word.exec(before)
  const second = first_word.exec(after)
  if (!first || !second) return undefined
  // "You're Car-Free" is what the whole of it says.
  if (after.charCodeAt(second[0].length) === hyphen) return undefined
  const shown = first[0] + second[0]
  return meantByPair(shown, before + after, first.index) === undefined ? undefined : shown
}

/** Two right words that are a slip side by side: "more then". What shows code or is struck out is left out. */
export function wrongPairs(reading: Reading, text: PageText): LeftoverFact[] {
  const meant = [...reading.code, ...reading.unsaid]
  const found: LeftoverFact[] = []
  let told = Number.NEGATIVE_INFINITY
  for (const at of text.paired.slice(0, most_looked_at)) {
    if (found.length >= most_told || at - told < one_slip || meant.some(({ from, to }) => at >= from && at < to))
      continue
    const block = text.blocks[text.blockAt(at)]
    const start = Math.max(block?.start ?? 0, at - about)
    // What is cut begins no sentence.
    const before = (start === block?.start ? '' : '…') + text.whole.slice(start, at)
    const after = text.whole.slice(at, at + about).split('\n', 1)[0] ?? ''
    const shown = slipIn(before, after)
    if (shown === undefined || (shown.includes('.') && !text.isInOneNode(at - 2, at + 1))) continue
    told = at
    found.push({ ...text.placeAt(at), kind: 'wrong-pair', text: shown, where: 'text' })
  }
  return found
}
