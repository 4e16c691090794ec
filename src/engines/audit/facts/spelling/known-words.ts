import { readFileSync } from 'node:fs'
import { hasWord } from './word-bits.ts'
import { wordHash } from './word-hash.ts'

/** Made by `npm run known-words`. */
const words: Uint8Array = readFileSync(new URL('./known-words.bin', import.meta.url))
const names: Uint8Array = readFileSync(new URL('./known-names.bin', import.meta.url))

/** The words that were known lately, each in the place that its hash gives it: most words of a page are soon here. */
const lately = new Int32Array(8_192)

/** Is it a word of any English, or a name? By the hash of its letters in lower case; wrong for one slip in a hundred. */
export function isKnownHash(hash: number): boolean {
  const at = hash & (lately.length - 1)
  if (lately[at] === hash) return true
  if (!hasWord(words, hash) && !hasWord(names, hash)) return false
  lately[at] = hash
  return true
}

/** The same of a word in small letters. */
export const isKnown = (word: string): boolean => isKnownHash(wordHash(word))

/** Is it what a person or a town is called, by its hash? */
export const isNameHash = (hash: number): boolean => hasWord(names, hash)

/** Is it what a person or a town is called? In small letters. */
export const isNameOfSomebody = (word: string): boolean => hasWord(names, wordHash(word))
