import { hashedOn, wordHash } from './word-hash.ts'

/** How one word comes of another: two neighbors swapped, a letter left out, put in, or taken for another. */
export type Edit = 'swap' | 'drop' | 'insert' | 'replace'

type Edited = { word: string; slip: Edit; at: number }

export const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The words that somebody may have meant who wrote this one, by the slip that made it. The first letter is right as a rule,
 * and what begins otherwise is another word.
 * @param mayBe which of them to make, by hash: of the hundreds that are one slip away hardly any is a word
 */
export function* oneEditAway(word: string, mayBe: (hash: number) => boolean = () => true): Generator<Edited> {
  let before = wordHash('')
  for (let at = 0; at <= word.length; at++) {
    const [head, letter, next] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '']
    if (next !== '' && next !== letter && mayBe(wordHash(word, at + 2, wordHash(next + letter, 0, before))))
      yield { word: head + next + letter + word.slice(at + 2), slip: 'swap', at }
    if (at > 0) {
      const tail = word.slice(at + 1)
      if (letter !== '' && mayBe(wordHash(word, at + 1, before))) yield { word: head + tail, slip: 'insert', at }
      for (const other of letters) {
        const begun = hashedOn(before, other.charCodeAt(0))
        if (mayBe(wordHash(word, at, begun))) yield { word: head + other + word.slice(at), slip: 'drop', at }
        if (letter !== '' && other !== letter && mayBe(wordHash(word, at + 1, begun)))
          yield { word: head + other + tail, slip: 'replace', at }
      }
    }
    before = wordHash(letter, 0, before)
  }
}
