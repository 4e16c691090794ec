import { signal } from '../signal.ts'
import { isPluralOfGoods, isVerbOfMany } from '../spelling/apostrophe-plurals.ts'
import { isKnownHash, isNameHash } from '../spelling/known-words.ts'
import { isMisplaced } from '../spelling/misplaced-apostrophes.ts'
import { mayBeWrongArticle } from '../spelling/wrong-article.ts'
import { mayBeWrongPair } from '../spelling/wrong-pairs.ts'
import { isLittleWord, signalsOfMark, signalsOfWord } from '../text-signals.ts'

/** What the scan of a text finds. Places are those in the text. */
export type ScannedWords = {
  /** A 32-bit hash a word, in lower case. */
  hashes: number[]
  /** The same of the words that are neither names (capitalised) nor numbers. */
  common: number[]
  sentences: number
  syllables: number
  /** Bits of `signal`. */
  signals: number
  /** Where words stand that name a weekday, and words that announce a licence. */
  weekdays: number[]
  licences: number[]
  /** Where words stand that terms are told with. */
  terms: number[]
  /** Where words stand that tell how old something is. */
  ages: number[]
  /** Where little words stand that the word before has said already: "the the". */
  doubled: number[]
  /** Where words stand that may be wrong behind the word before ("more then"), plurals with an apostrophe, and words right behind a stop. */
  paired: number[]
  /** Pairs: where a word stands that is in no dictionary, and its hash. */
  odd: number[]
  /** Hashes of longer words with one capital, their first letter. */
  named: number[]
  /** Pairs: where each of two neighboring words with one capital begins, of which the first is what people are called. */
  people: number[]
}

const other = 0
const letter = 1
const vowel = 2
const digit = 3

const classes = new Uint8Array(128)
for (let code = 97; code <= 122; code++) classes[code] = classes[code - 32] = letter
for (const char of 'aeiouyAEIOUY') classes[char.charCodeAt(0)] = vowel
for (let code = 48; code <= 57; code++) classes[code] = digit

function classOf(code: number): number {
  if (code < 128) return classes[code] ?? other
  if (code < 0xc0 || code === 0xd7 || code === 0xf7 || code === 0xfffd) return other
  return (code >= 0x2000 && code < 0x2e80) || (code >= 0x3000 && code < 0x3040) ? other : letter
}

/** Signals of a word by its shape: a ZIP, a number, two capitals, a code such as CAC1814567. */
function signalsOfShape(length: number, digits: number, capitals: number): number {
  if (digits === 0) return length === 2 && capitals === 2 ? signal.state : 0
  if (digits === length) return (digits === 5 ? signal.zip : 0) | (digits >= 3 ? signal.digits : 0)
  return (digits >= 5 ? signal.licence : 0) | signal.digits
}

/** Shorter words are close to too many others. */
const shortest_odd = 5

const isCapital = (code: number) => code >= 65 && code <= 90

/** A capital right behind a stop, and a small letter before that: "all day.Call us", "example.Com". */
function isBehindStop(text: string, start: number): boolean {
  if (text.charCodeAt(start - 1) !== 46 || !isCapital(text.charCodeAt(start))) return false
  const before = text.charCodeAt(start - 2)
  return before >= 97 && before <= 122
}

/**
 * Walks a stretch of a text once: words are runs of letters and digits (apostrophes within them do not part), hashed in lower case
 * by FNV-1a; a sentence ends at a stop that a word came before.
 */
export function scanWords(text: string, from: number, length: number, into: ScannedWords): void {
  let { signals, syllables } = into
  let since_stop = 0
  let [before, before_end, before_start, was_name, was_marked] = [0, -1, -1, false, false]
  let at = from
  while (at < length) {
    let code = text.charCodeAt(at)
    let kind = classOf(code)
    if (kind === other) {
      if (code !== 32 && code !== 46 && code !== 44) signals |= signalsOfMark(code, text.charCodeAt(at + 1))
      if (since_stop > 0 && (code === 46 || code === 33 || code === 63)) {
        into.sentences++
        since_stop = 0
      }
      at++
      continue
    }
    const start = at
    const named = kind === digit || isCapital(code)
    let hash = 0x811c9dc5 | 0
    let digits = 0
    let capitals = 0
    let was_vowel = false
    let has_mark = false
    for (;;) {
      if (isCapital(code)) {
        capitals++
        code |= 32
      }
      hash = Math.imul(hash ^ code, 0x01000193)
      if (kind === vowel) {
        if (!was_vowel) syllables++
        was_vowel = true
      } else {
        was_vowel = false
        if (kind === digit) digits++
        else if (code === 0xc3 || code === 0xe2 || code === 0xc2) signals |= signal.mojibake
      }
      if (++at >= length) break
      code = text.charCodeAt(at)
      if ((code === 39 || code === 0x2019) && at + 1 < length && classOf(text.charCodeAt(at + 1)) !== other) {
        code = text.charCodeAt(++at)
        has_mark = true
      }
      kind = classOf(code)
      if (kind === other) break
    }
    into.hashes.push(hash)
    if ((has_mark && (isPluralOfGoods(hash) || isMisplaced(hash, text, at))) || isBehindStop(text, start))
      into.paired.push(start)
    if (start === before_end + 1) {
      if (hash === before) {
        if (isLittleWord(hash)) into.doubled.push(start)
      } else if (
        mayBeWrongPair(before, hash, has_mark) ||
        (was_marked && isVerbOfMany(hash)) ||
        mayBeWrongArticle(before, text.charCodeAt(start))
      )
        into.paired.push(start)
    }
    const is_capitalized = named && capitals === 1 && digits === 0 && at - start > 1
    if (is_capitalized && was_name && start === before_end + 1) into.people.push(before_start, start)
    was_name = is_capitalized && isNameHash(hash)
    before = hash
    was_marked = has_mark
    before_end = at
    before_start = start
    if (!named) into.common.push(hash)
    if (digits === 0 && at - start >= shortest_odd) {
      if (!isKnownHash(hash)) into.odd.push(start, hash)
      if (named && capitals === 1) into.named.push(hash)
    }
    let found = signalsOfWord(hash)
    if (digits > 0 || capitals > 1) found |= signalsOfShape(at - start, digits, capitals)
    else if (capitals === 1 && at - start === 2 && text.charCodeAt(start) === 66) found |= signal.byline
    if (found !== 0) {
      signals |= found
      if (found & signal.weekday) into.weekdays.push(start)
      if (found & signal.licence) into.licences.push(start)
      if (found & signal.term) into.terms.push(start)
      if (found & signal.age) into.ages.push(start)
    }
    since_stop++
  }
  if (since_stop >= 5) into.sentences++
  into.signals = signals
  into.syllables = syllables
}

export const noWords = (): ScannedWords => ({
  hashes: [],
  common: [],
  sentences: 0,
  syllables: 0,
  signals: 0,
  weekdays: [],
  licences: [],
  terms: [],
  ages: [],
  doubled: [],
  paired: [],
  odd: [],
  named: [],
  people: [],
})
