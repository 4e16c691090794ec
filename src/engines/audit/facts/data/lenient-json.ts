import { limits } from '../limits.ts'
import type { JsonProblemKind } from '../types/structured-data-facts.ts'

/** The first thing in a text that JSON does not allow; `at` counts from the start of the text. */
export type JsonDeviation = { kind: JsonProblemKind; message: string; at: number }

/** `value` is `undefined` where not even the meaning could be made out. */
export type LenientJson = { value: unknown; deviation: JsonDeviation | null }

class GaveUp extends Error {}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const literals: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

/**
 * Reads what is almost JSON (RFC 8259): comments, commas before a closing bracket or missing between entries, line
 * feeds in strings, single quotes, names without quotes, text after the end, an end that is missing. The first
 * deviation is reported with its place.
 */
class LenientReader {
  readonly #text: string
  #at = 0
  deviation: JsonDeviation | null = null

  constructor(text: string) {
    this.#text = text
  }

  read(): unknown {
    this.#skip()
    const value = this.#value(0)
    this.#skip()
    if (this.#at < this.#text.length) {
      const rest = this.#text.slice(this.#at, this.#at + 20).trim()
      this.#deviate('trailing-junk', `After the end stands “${rest}”.`)
    }
    return value
  }

  #deviate(kind: JsonProblemKind, message: string, at = this.#at): void {
    this.deviation ??= { kind, message, at }
  }

  #giveUp(message: string): never {
    this.#deviate('syntax', message)
    throw new GaveUp()
  }

  #skip(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at)
      if (code === 32 || code === 10 || code === 13 || code === 9) this.#at++
      else if (code === 0xfeff || code === 0xa0) {
        this.#deviate('syntax', 'A character that only looks like a space.')
        this.#at++
      } else if (code === 47) {
        const end = this.#commentEnd()
        if (end < 0) return
        this.#deviate('comment', 'JSON has no comments.')
        this.#at = end
      } else return
    }
  }

  #commentEnd(): number {
    const opening = this.#text.slice(this.#at, this.#at + 2)
    const closing = opening === '//' ? '\n' : opening === '/*' ? '*/' : ''
    if (closing === '') return -1
    const end = this.#text.indexOf(closing, this.#at + 2)
    return end < 0 ? this.#text.length : end + closing.length
  }

  #value(depth: number): unknown {
    if (depth > limits.json_depth) this.#giveUp('Nested too deep.')
    const char = this.#text[this.#at]
    if (char === '{') return this.#object(depth)
    if (char === '[') return this.#array(depth)
    if (char === '"') return this.#string('"')
    if (char === "'") {
      this.#deviate('single-quotes', 'Strings stand in double quotes.')
      return this.#string("'")
    }
    for (const [word, meaning] of literals) {
      if (!this.#text.startsWith(word, this.#at)) continue
      this.#at += word.length
      return meaning
    }
    return this.#number()
  }

  #number(): number {
    const pattern = /-?(?:0|[1-9]\d{0,300})(?:\.\d{1,300})?(?:[eE][+-]?\d{1,5})?/y
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found) {
      this.#at += found.length
      return Number(found)
    }
    if (this.#at >= this.#text.length) this.#unclosed()
    return this.#giveUp(`Unexpected “${this.#text.slice(this.#at, this.#at + 12).trim()}”.`)
  }

  #unclosed(): never {
    this.#deviate('unclosed', 'The text ends before it is complete.')
    throw new GaveUp()
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.#at++
    this.#entries('}', () => {
      const name = this.#name()
      this.#skip()
      if (this.#text[this.#at] === ':') this.#at++
      else this.#giveUp(`A colon is missing after “${name.slice(0, 40)}”.`)
      this.#skip()
      entries.push([name, this.#value(depth + 1)])
    })
    return Object.fromEntries(entries)
  }

  #array(depth: number): unknown[] {
    const values: unknown[] = []
    this.#at++
    this.#entries(']', () => {
      values.push(this.#value(depth + 1))
    })
    return values
  }

  /** What stands between brackets, parted by commas; the text may end before the bracket closes. */
  #entries(closing: '}' | ']', one: () => void): void {
    for (;;) {
      this.#skip()
      const char = this.#text[this.#at]
      if (char === closing) {
        this.#at++
        return
      }
      if (char === undefined) {
        this.#deviate('unclosed', `A closing “${closing}” is missing.`)
        return
      }
      one()
      this.#skip()
      if (!this.#comma(closing)) return
    }
  }

  /** False when the bracket closed. */
  #comma(closing: string): boolean {
    const char = this.#text[this.#at]
    if (char === closing) {
      this.#at++
      return false
    }
    if (char !== ',') {
      if (char !== undefined) this.#deviate('syntax', `A comma or “${closing}” is missing.`)
      if (char === '}' || char === ']') this.#giveUp(`“${char}” closes what it did not open.`)
      return true
    }
    const comma = this.#at++
    this.#skip()
    if (this.#text[this.#at] === closing) {
      this.#deviate('trailing-comma', `A comma stands before the closing “${closing}”.`, comma)
    }
    return true
  }

  #name(): string {
    const char = this.#text[this.#at]
    if (char === '"') return this.#string('"')
    if (char === "'") {
      this.#deviate('single-quotes', 'Names stand in double quotes.')
      return this.#string("'")
    }
    const pattern = /[A-Za-z_@$][\w@$-]{0,100}/y
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (!found)
      return this.#giveUp(`Unexpected “${this.#text.slice(this.#at, this.#at + 12).trim()}” in place of a name.`)
    this.#deviate('syntax', `The name “${found}” stands without quotes.`)
    this.#at += found.length
    return found
  }

  #string(quote: string): string {
    const opening = this.#at
    let text = ''
    let from = ++this.#at
    for (;;) {
      const code = this.#text.charCodeAt(this.#at)
      if (Number.isNaN(code)) {
        this.#deviate('unclosed', 'A string does not end.', opening)
        throw new GaveUp()
      }
      if (code === quote.charCodeAt(0)) {
        text += this.#text.slice(from, this.#at++)
        return text
      }
      if (code === 92) {
        text += this.#text.slice(from, this.#at) + this.#escape()
        from = this.#at
      } else {
        if (code < 32)
          this.#deviate('unescaped-control', 'A line break or another control character stands in a string.')
        this.#at++
      }
    }
  }

  #escape(): string {
    const char = this.#text[this.#at + 1] ?? ''
    if (char === 'u') {
      const digits = this.#text.slice(this.#at + 2, this.#at + 6)
      if (/^[\da-f]{4}$/i.test(digits)) {
        this.#at += 6
        return String.fromCharCode(Number.parseInt(digits, 16))
      }
    }
    if (!/["\\/bfnrt]/.test(char)) this.#deviate('syntax', `“\\${char}” is no escape that JSON knows.`)
    this.#at += 2
    return escapes[char] ?? char
  }
}

export function readLenientJson(text: string): LenientJson {
  const reader = new LenientReader(text)
  try {
    const value = reader.read()
    return { value, deviation: reader.deviation }
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error
    return { value: undefined, deviation: reader.deviation }
  }
}
