import { readFileSync } from 'node:fs'
import { shopWords } from './shop-words.ts'

/** How common a word is: 0 is said by every shop, 1 every day, 3 is known to most, 4 to many. */
export type Commonness = 0 | 1 | 2 | 3 | 4

/** The words of one level in one piece of text, sorted, and where each of them begins. */
type Level = { text: string; starts: Uint32Array }

let levels: readonly Level[] | undefined

/** Read when the first word is asked for: most programs that load the checks never ask. Made by `npm run known-words`. */
function readLevels(): readonly Level[] {
  const lines = readFileSync(new URL('./common-words.txt', import.meta.url), 'latin1')
    .trimEnd()
    .split('\n')
  return [shopWords, ...lines].map(text => ({ text: `${text} `, starts: startsIn(text) }))
}

function startsIn(text: string): Uint32Array {
  const starts = [0]
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) starts.push(at + 1)
  return Uint32Array.from(starts)
}

function holds({ text, starts }: Level, word: string): boolean {
  let low = 0
  let high = starts.length
  const wanted = `${word} `
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = starts[middle] ?? 0
    const there = text.slice(start, start + wanted.length)
    if (there === wanted) return true
    if (there < wanted) low = middle + 1
    else high = middle
  }
  return false
}

/** Undefined for words that most people do not know, and for names. In small letters, of four or more. */
export function commonnessOf(word: string): Commonness | undefined {
  levels ??= readLevels()
  const at = levels.findIndex(level => holds(level, word))
  return at < 0 ? undefined : (at as Commonness)
}

/** The words of nearly that length that begin with the same two letters. */
export function* longWordsLike(word: string): Generator<string> {
  levels ??= readLevels()
  const head = word.slice(0, 2)
  for (const { text } of levels) {
    for (let at = text.startsWith(head) ? 0 : text.indexOf(` ${head}`) + 1; text.startsWith(head, at); ) {
      const end = text.indexOf(' ', at)
      if (Math.abs(end - at - word.length) <= 2) yield text.slice(at, end)
      at = end + 1
    }
  }
}
