import type { DraftCounted } from '../reading/draft-lists.ts'
import type { Reading } from '../reading/reading.ts'
import type { Place, Region } from '../types/place.ts'
import type { TextBlock } from '../types/text-facts.ts'
import { startsOfNumbers } from './numbers-in-text.ts'

/** The visible text of a page in one piece, with the way back from a place in it to the source. */
export class PageText {
  readonly whole: string
  /** The same, character for character, with what says nothing of the business blanked out. */
  readonly said: string
  /** Bits of `signal`: what a closer look may find. */
  signals = 0
  /** Where words stand that name a weekday, and words that announce a licence, in order. */
  weekdays: readonly number[] = []
  licences: readonly number[] = []
  /** Where words stand that terms are told with. */
  terms: readonly number[] = []
  /** Where words stand that tell how old something is. */
  ages: readonly number[] = []
  /** Pairs, in order: where a first name begins, and the word with a capital behind it. */
  people: readonly number[] = []
  /** Where little words are said a second time. */
  doubled: readonly number[] = []
  /** Where the second word of a pair stands that may be wrong. */
  paired: readonly number[] = []
  /** Pairs, in order: where a word stands that is in no dictionary, and its hash. */
  odd: readonly number[] = []
  readonly blocks: readonly TextBlock[]
  readonly #counted: readonly DraftCounted[]
  readonly #starts: readonly number[]
  readonly #offsets: readonly number[]
  readonly #lines: readonly number[]
  #numbers: readonly number[] | undefined

  constructor({ text, unsaid, found }: Reading) {
    this.whole = text.whole()
    this.said = unsaid.reduce(blanked, this.whole)
    this.blocks = text.blocks
    this.#counted = found.counted
    this.#starts = text.piece_starts
    this.#offsets = text.piece_offsets
    this.#lines = text.piece_lines
  }

  /** Whether one of the given signals was met. */
  may(signals: number): boolean {
    return (this.signals & signals) !== 0
  }

  /** The blocks that bear one of the given signals: patterns that read across none look at these alone. */
  blocksThatMay(signals: number): TextBlock[] {
    return this.may(signals) ? this.blocks.filter(block => (block.signals & signals) !== 0) : []
  }

  /** Where numbers begin in what is said. */
  get numbers(): readonly number[] {
    this.#numbers ??= startsOfNumbers(this.said)
    return this.#numbers
  }

  /** Line and offset of the text node that a character came from. */
  placeAt(position: number): Place {
    const piece = lastAtMost(this.#starts.length, i => this.#starts[i] ?? 0, position)
    return { line: this.#lines[piece] ?? 1, offset: this.#offsets[piece] ?? 0 }
  }

  /** The number that a script puts in place of the text of a block. */
  countedIn(block: number): number | undefined {
    if (this.#counted.length === 0) return undefined
    const [before, from] = [this.blocks[block - 1]?.offset ?? 0, this.blocks[block]?.offset ?? 0]
    return this.#counted.findLast(({ offset }) => offset > before && offset < from)?.value
  }

  /** Begins a text node within a stretch of the text? Its words would be two to the writer. */
  isInOneNode(from: number, to: number): boolean {
    const { to: end } = this.nodeAt(from)
    return end >= to
  }

  /** From where to where the text node goes that a character came from. */
  nodeAt(position: number): { from: number; to: number } {
    const piece = lastAtMost(this.#starts.length, i => this.#starts[i] ?? 0, position)
    return { from: this.#starts[piece] ?? 0, to: this.#starts[piece + 1] ?? this.whole.length }
  }

  /** Index of the block that a character stands in; -1 without text. */
  blockAt(position: number): number {
    return lastAtMost(this.blocks.length, i => this.blocks[i]?.start ?? 0, position)
  }

  regionAt(position: number): Region {
    return this.blocks[this.blockAt(position)]?.region ?? 'body'
  }
}

/** Line feeds: nothing reads across them. */
function blanked(text: string, { from, to }: { from: number; to: number }): string {
  const end = Math.min(to, text.length)
  return end > from ? text.slice(0, from) + '\n'.repeat(end - from) + text.slice(end) : text
}

/** Index of the last entry that is not above `most`; entries rise. -1 when there is none. */
function lastAtMost(length: number, entry: (index: number) => number, most: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (entry(middle) <= most) low = middle + 1
    else high = middle
  }
  return low - 1
}
