import { limits } from '../limits.ts'
import { collapse } from './visible-text.ts'

const push = (text: string, more: string) => (text.length < limits.label * 4 ? text + more : text)

/**
 * Collects what stands between an element's tags: its visible text, and its accessible name where that differs
 * (alt texts and labels inside count, what is hidden from assistive technology does not).
 */
export class Capture {
  /** Number of open elements below the one captured. */
  readonly depth: number
  readonly done: (capture: Capture) => void
  /** Begun inside a hidden element: its text is collected nevertheless. */
  readonly hidden: boolean
  images = 0
  #text = ''
  #name: string | null = null
  #weak = ''
  #tidy: string | null = null

  constructor(depth: number, hidden: boolean, done: (capture: Capture) => void) {
    this.depth = depth
    this.hidden = hidden
    this.done = done
  }

  /** Text of a node; `spoken` when assistive technology reads it. */
  add(text: string, visible: boolean, spoken: boolean): void {
    if (visible !== spoken) this.#name ??= this.#text
    if (this.#name !== null && spoken) this.#name = push(this.#name, text)
    if (visible) this.#text = push(this.#text, text)
  }

  /** An alt text, an aria-label or a title in SVG inside the element. */
  addName(text: string): void {
    this.#name = push(this.#name ?? this.#text, ` ${text} `)
  }

  /** What follows in the text node of the name added last, which came in pieces. */
  continueName(text: string): void {
    this.#name = push((this.#name ?? this.#text).replace(/ $/, ''), `${text} `)
  }

  /** A title attribute inside: the name when there is no other. */
  addTitle(text: string): void {
    if (this.#weak === '') this.#weak = text
  }

  /** White space collapsed, not cut. */
  get text(): string {
    this.#tidy ??= collapse(this.#text).trim()
    return this.#tidy
  }

  get name(): string {
    const name = this.#name === null ? this.text : collapse(this.#name).trim()
    return name || collapse(this.#weak).trim()
  }
}

/** Ends what is collected of the element at `depth`, and of whatever still stands above it. */
export function endCapturesFrom(captures: Capture[], depth: number): void {
  // Asked for an entry before the first, engines search slowly.
  while (captures.length > 0) {
    const last = captures[captures.length - 1]
    if (!last || last.depth <= depth) return
    captures.pop()
    last.done(last)
  }
}

/** Ends what is collected of the element at `depth` alone: those inside it go on. */
export function endCapturesOf(captures: Capture[], depth: number): void {
  for (let i = captures.length - 1; i >= 0; i--) {
    const capture = captures[i]
    if (!capture || capture.depth !== depth + 1) continue
    captures.splice(i, 1)
    capture.done(capture)
  }
}
