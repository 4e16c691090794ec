import type { NameTable } from './name-table.ts'

/** Names and other short tokens may begin in one chunk and end in a later one. */
const remembered = 1_024

/**
 * The chunk being read, with the little of the earlier ones that a token may reach back into, and the line count.
 * Lines are asked for in the order of the source, so nothing but a counter is kept.
 */
export class SourceWindow {
  #chunk = ''
  #start = 0
  #before = ''
  #line = 1
  #next_break = Number.POSITIVE_INFINITY
  #lone_returns = false

  /** A chunk must not end between CR and LF. */
  push(chunk: string): void {
    this.lineAt(this.#start + this.#chunk.length)
    this.#before = (this.#chunk.length < remembered ? this.#before + this.#chunk : this.#chunk).slice(-remembered)
    this.#start += this.#chunk.length
    this.#chunk = chunk
    this.#lone_returns = chunk.includes('\r') && /\r(?!\n)/.test(chunk)
    this.#next_break = this.#breakFrom(0)
  }

  /** Characters read so far, this chunk included. */
  get length(): number {
    return this.#start + this.#chunk.length
  }

  /** The source from `start` to `end`; empty where it began too far back. */
  slice(start: number, end: number): string {
    const from = start - this.#start
    if (from >= 0) return this.#chunk.slice(from, end - this.#start)
    if (-from > this.#before.length) return ''
    const to = end - this.#start
    return to <= 0 ? this.#before.slice(from, to || undefined) : this.#before.slice(from) + this.#chunk.slice(0, to)
  }

  /** What a table holds under the name from `start` to `end`. */
  named<T>(table: NameTable<T>, start: number, end: number): T | undefined {
    const from = start - this.#start
    if (from >= 0) return table.get(this.#chunk, from, end - this.#start)
    const name = this.slice(start, end)
    return table.get(name, 0, name.length)
  }

  /** Line of an offset, counted from 1. Offsets must not fall from call to call. */
  lineAt(offset: number): number {
    while (this.#next_break < offset) {
      this.#line++
      this.#next_break = this.#breakFrom(this.#next_break - this.#start + 1)
    }
    return this.#line
  }

  #breakFrom(index: number): number {
    const feed = this.#chunk.indexOf('\n', index)
    const found = this.#lone_returns ? this.#loneReturnBefore(index, feed) : feed
    return found < 0 ? Number.POSITIVE_INFINITY : this.#start + found
  }

  #loneReturnBefore(index: number, feed: number): number {
    let at = this.#chunk.indexOf('\r', index)
    while (at >= 0 && this.#chunk.charCodeAt(at + 1) === 10) at = this.#chunk.indexOf('\r', at + 1)
    return at < 0 ? feed : feed < 0 ? at : Math.min(at, feed)
  }
}
