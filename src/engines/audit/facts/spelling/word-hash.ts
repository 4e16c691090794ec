/** What the hash of no letters is. */
const beginning = 0x811c9dc5 | 0

/** The hash of letters and one more. */
export const hashedOn = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

/**
 * 32-bit FNV-1a over the letters of a word in lower case: what the scan of a text makes of each of its words.
 * @param from the letter to begin with, where those before came to `hash`
 */
export function wordHash(word: string, from = 0, hash = beginning): number {
  let value = hash
  for (let i = from; i < word.length; i++) value = hashedOn(value, word.charCodeAt(i))
  return value
}
