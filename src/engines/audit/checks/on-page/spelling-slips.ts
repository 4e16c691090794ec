import { other_words, shop_words } from './shop-words.ts'

const vowels = 'aeiou'
const wordsOf = (list: string) => list.split(/\s+/)

/** The ways in which people mistype a word: a letter left out, doubled or swapped with the next, a vowel for another. */
function* slipsOf(word: string): Generator<string> {
  // The first letter is right as a rule, and what begins otherwise is another word.
  for (let i = 1; i < word.length; i++) {
    const [letter = '', next = ''] = word.slice(i, i + 2)
    yield word.slice(0, i) + word.slice(i + 1)
    yield word.slice(0, i) + letter + word.slice(i)
    if (next !== '') yield word.slice(0, i) + next + letter + word.slice(i + 2)
    if (!vowels.includes(letter)) continue
    for (const vowel of vowels) yield word.slice(0, i) + vowel + word.slice(i + 1)
  }
}

let known: Map<string, string> | undefined

/** Made when the first page is looked at: most programs that load the checks never ask. */
function slips(): Map<string, string> {
  const found = new Map<string, string>()
  const words = wordsOf(shop_words)
  for (const word of words) for (const slip of slipsOf(word)) found.set(slip, word)
  for (const real of [...words, ...wordsOf(other_words)]) found.delete(real)
  return found
}

/** The word that was meant by one that is none; undefined for words that are right, or not known here. In small letters. */
export function meantBy(word: string): string | undefined {
  known ??= slips()
  return known.get(word)
}
