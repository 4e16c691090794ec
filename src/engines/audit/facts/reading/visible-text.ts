import { limits } from '../limits.ts'
import type { Region } from '../types/place.ts'
import type { TextBlock } from '../types/text-facts.ts'
import { isBlank } from './blank.ts'

export type TextSurroundings = { region: Region; in_nav: boolean; in_article: boolean; text_element: string }

const untidy = /[^\S ]| {2}|[\u00ad\u200b\u2060]/
const spaces = /\s+/g
const invisible = /[\u00ad\u200b\u2060]/g

/** Text with soft hyphens gone and every run of white space, no-break spaces included, made one space. */
export function collapse(text: string): string {
  return untidy.test(text) ? text.replace(invisible, '').replace(spaces, ' ') : text
}

/**
 * The visible text of a page as it comes: pieces (a text node comes in several, an entity is one) are joined without
 * inventing spaces, blocks are parted at the boundaries of block elements, `<br>` is a line feed within a block.
 */
export class VisibleText {
  readonly blocks: TextBlock[] = []
  /** Start of each piece in the whole text, and where it came from. */
  readonly piece_starts: number[] = []
  readonly piece_offsets: number[] = []
  readonly piece_lines: number[] = []
  /** Characters offered, kept or not. */
  seen = 0
  #kept = 0
  #buffer = ''
  #line = 0
  #offset = 0
  #surroundings: TextSurroundings | null = null

  /** Place of the next character in the whole text. */
  get position(): number {
    return this.#kept + this.#buffer.length
  }

  get full(): boolean {
    return this.#kept + this.#buffer.length >= limits.visible_text || this.blocks.length >= limits.blocks
  }

  add(data: string, offset: number, line: number, surroundings: TextSurroundings): void {
    this.seen += data.length
    if (this.full) return
    let piece = isBlank(data) ? ' ' : collapse(data)
    const buffered = this.#buffer.length
    if (piece.charCodeAt(0) === 32) {
      const last = buffered === 0 ? 32 : this.#buffer.charCodeAt(buffered - 1)
      if (last === 32 || last === 10) piece = piece.slice(1)
    }
    if (piece === '') return
    if (buffered === 0) {
      this.#line = line
      this.#offset = offset
      this.#surroundings = surroundings
    }
    this.piece_starts.push(this.#kept + buffered)
    this.piece_offsets.push(offset)
    this.piece_lines.push(line)
    this.#buffer += piece
  }

  newLine(): void {
    if (this.#buffer !== '') this.#buffer = `${this.#buffer.trimEnd()}\n`
  }

  /** Ends the run of text at hand. */
  break(): void {
    if (this.#buffer === '') return
    const text = this.#buffer.trimEnd()
    this.#buffer = ''
    const around = this.#surroundings
    if (text === '' || !around) return
    this.blocks.push({
      text,
      start: this.#kept,
      line: this.#line,
      offset: this.#offset,
      region: around.region,
      in_nav: around.in_nav,
      in_article: around.in_article,
      element: around.text_element,
    })
    this.#kept += text.length + 1
  }

  /** The whole text; blocks are parted by line feeds. */
  whole(): string {
    return this.blocks.map(({ text }) => text).join('\n')
  }
}
