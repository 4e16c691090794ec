import { readFileSync } from 'node:fs'
import { shopWords } from './shop-words.ts'
import { wordHash } from './word-hash.ts'

/** How common a word is: 0 is said by every shop, 1 every day, 3 is known to most, 4 to many. */
export type Commonness = 0 | 1 | 2 | 3 | 4

/** The words of all levels in one text, the most common first, a blank after each. */
type CommonWords = {
  text: string
  levels: readonly Level[]
  /** Where a word begins, plus one, in the place that its hash gives it, or in the next one that was free. */
  starts: Uint32Array
}

/** Where a level ends in the text, and where its words begin that have the same first two letters. */
type Level = { end: number; heads: ReadonlyMap<string, number> }

let common: CommonWords | undefined

/** A power of two, and twice as many as there are words: the first or second place tells. */
const places = 131_072

const headOf = (word: string) => word.slice(0, 2)

/** Read when the first word is asked for: most programs that load the checks never ask. Made by `npm run known-words`. */
function readWords(): CommonWords {
  const lines = readFileSync(new URL('./common-words.txt', import.meta.url), 'latin1')
    .trimEnd()
    .split('\n')
  // Through bytes: what is looked into so often shall be one piece.
  const text = Buffer.from(`${[shopWords, ...lines].join(' ')} `, 'latin1').toString('latin1')
  const starts = new Uint32Array(places)
  let start = 0
  const levels = [shopWords, ...lines].map(words => {
    const heads = new Map<string, number>()
    for (const word of words.split(' ')) {
      if (!heads.has(headOf(word))) heads.set(headOf(word), start)
      // A word that stands in two levels is met in the more common one, which came first.
      let place = wordHash(word) & (places - 1)
      while (starts[place] !== 0) place = (place + 1) & (places - 1)
      starts[place] = start + 1
      start += word.length + 1
    }
    return { end: start, heads }
  })
  return { text, levels, starts }
}

function isAt(text: string, start: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) if (text.charCodeAt(start + i) !== word.charCodeAt(i)) return false
  return text.charCodeAt(start + word.length) === 32
}

/** Undefined for words that most people do not know, and for names. In small letters, of four or more. */
export function commonnessOf(word: string): Commonness | undefined {
  common ??= readWords()
  const { text, levels, starts } = common
  for (let place = wordHash(word) & (places - 1); ; place = (place + 1) & (places - 1)) {
    const start = (starts[place] ?? 0) - 1
    if (start < 0) return undefined
    if (isAt(text, start, word)) return levels.findIndex(({ end }) => start < end) as Commonness
  }
}

/** The words of nearly that length that begin with the same two letters. */
export function* longWordsLike(word: string): Generator<string> {
  common ??= readWords()
  const { text, levels } = common
  const head = headOf(word)
  for (const { heads, end: last } of levels) {
    for (let at = heads.get(head) ?? last; at < last && text.startsWith(head, at); ) {
      const end = text.indexOf(' ', at)
      if (Math.abs(end - at - word.length) <= 2) yield text.slice(at, end)
      at = end + 1
    }
  }
}
