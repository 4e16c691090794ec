import { Tokenizer } from 'htmlparser2'

/** What is used of the tokenizer's inside, as htmlparser2 12.0.0 has it. */
type Inside = { buffer: string; offset: number; index: number }
type State = (this: Inside, code: number) => void

/**
 * The tokenizer of htmlparser2 with another way to look for the end of a text, a value or a name: it goes over their
 * characters in a loop of its own, texts and values by the string's search, where the tokenizer's asks for the state at
 * each of them.
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

/** White space, `/`, `>` and `=`: with one of them a name ends, or may end. */
const may_end = new Uint8Array(128)
for (const char of ' \t\n\f\r/>=') may_end[char.charCodeAt(0)] = 1

/** The states in which a name is read. Their own method is asked where it may end, and left out before. */
export const states_of_names = ['stateInTagName', 'stateInClosingTagName', 'stateInAttributeName'] as const

for (const name of states_of_names) {
  const state = Reflect.get(Tokenizer.prototype, name) as State
  Object.defineProperty(SwiftTokenizer.prototype, name, {
    value(this: Inside, code: number): void {
      if (code < 128 && may_end[code] === 1) {
        state.call(this, code)
        return
      }
      const { buffer, offset } = this
      const last = buffer.length - 1
      let at = this.index - offset
      while (at < last) {
        const next = buffer.charCodeAt(at + 1)
        if (next < 128 && may_end[next] === 1) break
        at++
      }
      this.index = offset + at
    },
  })
}
