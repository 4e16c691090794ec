/** How one word comes of another: two neighbors swapped, a letter left out, put in, or taken for another. */
export type Edit = 'swap' | 'drop' | 'insert' | 'replace'

export const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The words that somebody may have meant who wrote this one, by the slip that made it. The first letter is right as a rule,
 * and what begins otherwise is another word.
 */
export function* oneEditAway(word: string): Generator<{ word: string; slip: Edit; at: number }> {
  for (let at = 0; at <= word.length; at++) {
    const [head, letter, tail] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
    const next = word[at + 1] ?? ''
    if (next !== '' && next !== letter) yield { word: head + next + letter + word.slice(at + 2), slip: 'swap', at }
    if (at === 0) continue
    if (letter !== '') yield { word: head + tail, slip: 'insert', at }
    for (const other of letters) {
      yield { word: head + other + word.slice(at), slip: 'drop', at }
      if (letter !== '' && other !== letter) yield { word: head + other + tail, slip: 'replace', at }
    }
  }
}
