import { Tokenizer } from 'htmlparser2'

/** What is used of the tokenizer's inside, as htmlparser2 12.0.0 has it. */
type Inside = { buffer: string; offset: number; index: number }

/**
 * The tokenizer of htmlparser2 with another way to look for the end of a text or a value: the string's own search goes
 * over many characters at a time, where the tokenizer's goes one by one.
 */
export class SwiftTokenizer extends Tokenizer {}

Object.defineProperty(SwiftTokenizer.prototype, 'fastForwardTo', {
  /** Moves to the next such character, or to the last one of the buffer. */
  value(this: Inside, code: number): boolean {
    const { buffer, offset } = this
    const found = buffer.indexOf(String.fromCharCode(code), this.index - offset + 1)
    this.index = offset + (found < 0 ? buffer.length - 1 : found)
    return found >= 0
  },
})
