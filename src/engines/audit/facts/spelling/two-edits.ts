import { commonnessOf, longWordsLike } from './common-words.ts'
import { isKnown } from './known-words.ts'
import { isMadeOfWords } from './made-of-words.ts'
import { heard } from './sure-meaning.ts'

/** Shorter words are two letters away from too many others… */
const shortest = 10
/** …unless one alone of them is written every day, and begins and ends the same. */
const shortest_of_common = 8

/** So many words tell that the slips are not what makes it odd. */
const most = 3

/** The common word that is two slips away from a long one in small letters that is none. */
export function meantTwiceOver(word: string): string | undefined {
  if (word.length < shortest_of_common || isKnown(word) || isMadeOfWords(word)) return undefined
  if (word.length < shortest) return commonOneOf(word)
  const found = new Set([...longWordsLike(word)].filter(other => isWithinTwo(word, other)))
  // The most common come first.
  return found.size <= most ? [...found][0] : undefined
}

function commonOneOf(word: string): string | undefined {
  const found = [...longWordsLike(word)].filter(
    other =>
      other.length >= shortest_of_common &&
      other.slice(0, 3) === word.slice(0, 3) &&
      other.slice(-2) === word.slice(-2) &&
      (commonnessOf(other) ?? 4) <= 1 &&
      isWithinTwo(word, other),
  )
  return found.length === 1 ? found[0] : undefined
}

/** With fewer consonants a word sounds like too many others. */
const least_heard = 4
const shortest_heard = 9

/** The word of every day that sounds like one that is none, however many letters of it are wrong: "resturanunt". */
export function meantByEar(word: string): string | undefined {
  if (word.length < shortest_heard || isKnown(word) || isMadeOfWords(word)) return undefined
  const sound = heard(word)
  if (sound.length < least_heard) return undefined
  const found = new Set(
    [...longWordsLike(word)].filter(
      other => heard(other) === sound && other.at(-1) === word.at(-1) && (commonnessOf(other) ?? 4) <= 1,
    ),
  )
  return found.size === 1 ? [...found][0] : undefined
}

/** Are at most two letters to change, add, drop or swap? */
function isWithinTwo(one: string, other: string): boolean {
  const from = sameAtStart(one, other)
  const [rest, wanted] = [one.slice(from), other.slice(from)]
  const until = sameAtEnd(rest, wanted)
  return distance(rest.slice(0, rest.length - until), wanted.slice(0, wanted.length - until)) <= 2
}

function sameAtStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function sameAtEnd(one: string, other: string): number {
  let count = 0
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count++
  return count
}

const far = 3

/** Letters to change, add, drop or swap; `far` when they are more than `most`. */
function distance(one: string, other: string, most = 2): number {
  if (one === other) return 0
  if (most === 0 || Math.abs(one.length - other.length) > most) return far
  if (one[0] === other[0] && one !== '') return distance(one.slice(1), other.slice(1), most)
  const swapped = one.length > 1 && one[0] === other[1] && one[1] === other[0]
  const rests = [
    [one.slice(1), other],
    [one, other.slice(1)],
    [one.slice(1), other.slice(1)],
    ...(swapped ? [[one.slice(2), other.slice(2)]] : []),
  ]
  return 1 + Math.min(...rests.map(([rest = '', wanted = '']) => distance(rest, wanted, most - 1)))
}
