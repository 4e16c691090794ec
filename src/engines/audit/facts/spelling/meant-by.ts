import { type Commonness, commonnessOf } from './common-words.ts'
import { isKnown, isKnownHash } from './known-words.ts'
import { isMadeOfWords } from './made-of-words.ts'
import { type Edit, letters, oneEditAway } from './one-edit.ts'

/** What a word becomes when a slip in it is mended. */
type Mended = { word: string; slip: Edit; at: number; commonness: Commonness }

type Best = Mended & { weight: number }

const rank: Record<Edit, number> = { swap: 0, drop: 1, insert: 2, replace: 3 }
/** The last letter of a word decides what kind of word it is: whoever knows the word writes that one right. */
const last_letter = 4
const vowel = /[aeiou]/
/** A capital I and a small l look alike. */
const looks_alike = /^(?:il|li)$/
/** "Equipments" is another fault than a slip. */
const inflected = /[sdry]$/

/** The shorter a word, the more words there are that it could be, and the more common the one must be that was meant. */
function fits(written: string, mended: Mended): boolean {
  const { word, slip, at, commonness } = mended
  // "Goood" and "witll": a letter too many in a word that everybody writes every day.
  if (word.length < shortest) return slip === 'insert' && at < written.length - 1 && commonness <= 1
  const ends_otherwise = slip === 'insert' && at === written.length - 1 && inflected.test(written)
  if (ends_otherwise && !isDoubling(written, mended)) return false
  if (written.length >= 8) return true
  if (commonness === 4) return false
  const is_likely = slip === 'swap' || slip === 'drop'
  if (written.length >= 6) return written.length === 7 || commonness <= 2 || is_likely
  return commonness <= (is_likely ? 2 : 1) && at < written.length - (slip === 'drop' ? 0 : 1)
}

/** Was a letter doubled, or one of two left out? */
function isDoubling(written: string, { word, slip, at }: Mended): boolean {
  if (slip === 'insert') return written[at] === written[at - 1]
  return slip === 'drop' && word[at] === word[at - 1]
}

/** With a capital it may be a name or a brand, and those are made of words by taking letters off and changing them. */
function fitsCapital(written: string, mended: Mended): boolean {
  const { word, slip, at, commonness } = mended
  if (written.length < 6 || word.length < shortest) return false
  if (written.at(-1) !== word.at(-1))
    return commonness === 0 && written.length >= 10 && slip === 'insert' && !/[aeiosrdy]$/.test(written)
  if (slip === 'swap') return commonness <= (written.length >= 8 ? 3 : 2)
  if (written.length < 7 && commonness > 0) return false
  if (isDoubling(written, mended)) return commonness <= 2
  if (slip === 'replace' && looks_alike.test(`${written[at]}${word[at]}`)) return commonness === 0
  if (slip === 'replace')
    return commonness <= (written.length >= 8 ? 2 : 0) && vowel.test(written[at] ?? '') && vowel.test(word[at] ?? '')
  if (slip === 'drop' && written.length >= 9) return commonness <= 3
  if (slip === 'insert' && commonness === 0) return written.length >= 7
  return commonness <= (written.length >= 8 ? 2 : 0)
}

/** Shorter ones are close to too many others. */
const shortest = 5

function bestOf(written: string, isMeant: (written: string, mended: Mended) => boolean): Best | undefined {
  if (written.length < shortest || isKnown(written)) return undefined
  let best: Best | undefined
  for (const { word, slip, at } of oneEditAway(written, isKnownHash)) {
    const commonness = commonnessOf(word)
    if (commonness === undefined) continue
    if (!isMeant(written, { word, slip, at, commonness })) continue
    const isLast = slip === 'replace' && at === written.length - 1
    const weight = commonness * 4 + rank[slip] + (isLast ? last_letter : 0)
    if (!best || weight < best.weight) best = { word, slip, at, commonness, weight }
  }
  return best ?? withLostBeginning(written)
}

const isNoCompound = (written: string, best: Best): boolean => best.weight === shops_own || !isMadeOfWords(written)

const least_of_compound = 8
/** "Restained" is what was stained again. */
const begins_again = /^(?:re|un|non|pre|over|under|out|mis|sub|up)/

/** "Newpapers" and "demonstations" are made of words, too, but one letter makes them what everybody writes. */
function isLikelierThanCompound(written: string, { slip, at, commonness }: Best): boolean {
  if (written.length < least_of_compound || slip === 'replace' || at === 0 || at === written.length - 1) return false
  const begun = begins_again.exec(written)?.[0]
  if (begun && isKnown(written.slice(begun.length))) return false
  return commonness <= (written.length > least_of_compound ? 2 : 1)
}

/** Of a word that every shop writes, a letter in the midst was left out: "pinapple" is not made of words. */
const shops_own = rank.drop

/** "Allery" and "egetables": the first letter got lost, and every shop writes the word. */
function withLostBeginning(written: string): Best | undefined {
  if (written.length < 6) return undefined
  for (const first of letters) {
    const word = first + written
    if (commonnessOf(word) === 0) return { word, slip: 'drop', at: 0, commonness: 0, weight: rank.replace }
  }
  return undefined
}

/** The common word that was meant by one in small letters that is none; undefined where it may be a word after all. */
export function meantBy(word: string): string | undefined {
  const best = bestOf(word, fits)
  return best && (isNoCompound(word, best) || isLikelierThanCompound(word, best)) ? best.word : undefined
}

/** The same of a word that is only written with a capital, given in small letters. */
export function meantByCapital(word: string): string | undefined {
  const best = bestOf(word, fitsCapital)
  return best && isNoCompound(word, best) ? best.word : undefined
}

/** The same where the site writes what was meant with a capital, too: so it is no brand that was made of that word. */
export function meantByCapitalAmong(word: string, isWritten: (word: string) => boolean): string | undefined {
  const best = bestOf(word, (written, { word: other, at }) => {
    const is_within = at > 0 && at < Math.min(written.length, other.length) - 1
    return other.length >= shortest && is_within && isWritten(other)
  })
  return best && isNoCompound(word, best) ? best.word : undefined
}
