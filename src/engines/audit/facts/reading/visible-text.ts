import { knownText } from '../known-texts.ts'
import { limits } from '../limits.ts'
import type { Region } from '../types/place.ts'
import type { TextBlock } from '../types/text-facts.ts'

export type TextSurroundings = { region: Region; in_nav: boolean; in_article: boolean; text_element: string }

const untidy = /[^\S ]| {2}|[\u00ad\u200b\u2060]/
const spaces = /\s+/g
const invisible = /[\u00ad\u200b\u2060]/g
/** A name of a weekday, of which style sheets set the time beside it apart: `<span>Monday</span><span>9 AM</span>`. */
const ends_in_weekday = /(?:^|\W)(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$/i

const says_closed = /^closed\b/i

/** What stands before a number, an address or a mailbox: `<span>Address</span><span>12 Oak Street</span>`. */
const names_a_field =
  /^(?:(?:our|main|office|mailing|street|shop|toll[ -]free|direct|business|opening|service|email|phone) )?(?:address|phone|telephone|tel|call|call us|text|cell|mobile|fax|e-?mail|hours|location|visit|visit us|office|number|areas?|license|licence|website):?$/i
/** The longest of these. */
const longest_name = 24

/** Text with soft hyphens gone and every run of white space, no-break spaces included, made one space. */
export function collapse(text: string): string {
  return untidy.test(text) ? text.replace(invisible, '').replace(spaces, ' ') : text
}

/**
 * The visible text of a page as it comes: pieces (a text node comes in several, an entity is one) are joined without
 * inventing spaces but behind a weekday or the name of a field, blocks are parted at the boundaries of block elements, `<br>` is a line feed within a block.
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
  /** Grown by pieces: looking into it would make it one piece each time. */
  #buffer = ''
  /** White space between the text so far and what may follow. */
  #gap = ''
  /** The piece before, by its end. */
  #last = ''
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

  /** @param offset where the text node begins, the same for all its pieces */
  add(data: string, offset: number, line: number, surroundings: TextSurroundings): void {
    this.seen += data.length
    if (this.full) return
    if (data === ' ') {
      this.#space()
      return
    }
    const text = collapse(data)
    const leading = text.charCodeAt(0) === 32 ? 1 : 0
    const trailing = text.charCodeAt(text.length - 1) === 32 ? 1 : 0
    const piece = leading + trailing === 0 ? text : text.slice(leading, text.length - trailing)
    if (piece === '') {
      this.#space()
      return
    }
    if (leading) this.#space()
    if (this.#buffer === '') {
      this.#line = line
      this.#offset = offset
      this.#surroundings = surroundings
    } else this.#buffer += this.#gap === '' && this.#isSetApart(piece, offset) ? ' ' : this.#gap
    if (offset !== this.piece_offsets[this.piece_offsets.length - 1]) {
      this.piece_starts.push(this.position)
      this.piece_offsets.push(offset)
      this.piece_lines.push(line)
    }
    this.#buffer += piece
    this.#last = piece
    this.#gap = trailing ? ' ' : ''
  }

  /** Does an element begin right behind one that by its words is a line or a column of its own? */
  #isSetApart(piece: string, offset: number): boolean {
    return this.#isTimeOfDay(piece, offset) || this.#isNamed(piece, offset) || this.#isNumbered(piece, offset)
  }

  /** Does a line that begins with a number of its own stand behind the number of a step or a reason, in its circle? */
  #isNumbered(piece: string, offset: number): boolean {
    const code = piece.charCodeAt(0)
    if (code < 48 || code > 57 || this.#last.length > 2 || this.#buffer !== this.#last) return false
    const begins = this.piece_offsets[this.piece_offsets.length - 1]
    return offset !== begins && /^\d{1,2}$/.test(this.#last) && /^\d{1,3}[- ]?\p{L}{2}/u.test(piece)
  }

  /** Is it the number, the address or the mailbox that the element before it names? */
  #isNamed(piece: string, offset: number): boolean {
    const code = piece.charCodeAt(0)
    // A digit, a bracket, a plus sign or a capital; or a mailbox.
    const may_be = (code >= 48 && code <= 57) || code === 40 || code === 43 || (code >= 65 && code <= 90)
    if (this.#last.length > longest_name || !(may_be || piece.includes('@'))) return false
    return offset !== this.piece_offsets[this.piece_offsets.length - 1] && names_a_field.test(this.#last)
  }

  /** Does an element begin with a time, or say that it is closed, right behind one that ends in a weekday? */
  #isTimeOfDay(piece: string, offset: number): boolean {
    const code = piece.charCodeAt(0)
    const may_be = (code >= 48 && code <= 57) || code === 67 || code === 99
    if (
      !may_be ||
      (code > 57 && !says_closed.test(piece)) ||
      offset === this.piece_offsets[this.piece_offsets.length - 1]
    )
      return false
    return ends_in_weekday.test(this.#last.slice(-12))
  }

  #space(): void {
    if (this.#gap === '') this.#gap = ' '
  }

  newLine(): void {
    this.#gap = '\n'
  }

  /** Ends the run of text at hand. */
  break(): void {
    this.#gap = ''
    const around = this.#surroundings
    if (this.#buffer === '' || !around) return
    const { text, answers } = knownText(this.#buffer)
    this.#buffer = ''
    this.blocks.push({
      text,
      answers,
      start: this.#kept,
      line: this.#line,
      offset: this.#offset,
      region: around.region,
      in_nav: around.in_nav,
      in_article: around.in_article,
      element: around.text_element,
      // Known when its words are counted.
      signals: 0,
    })
    this.#kept += text.length + 1
  }

  /** The whole text; blocks are parted by line feeds. */
  whole(): string {
    return this.blocks.map(({ text }) => text).join('\n')
  }
}
