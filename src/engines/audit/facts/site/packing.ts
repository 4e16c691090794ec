/** Writes numbers of 32 bits one after the other. */
export class PackedWriter {
  readonly #words: number[] = []

  one(...numbers: readonly number[]): void {
    this.#words.push(...numbers)
  }

  /** A list with its length before it. */
  list(numbers: readonly number[]): void {
    this.#words.push(numbers.length, ...numbers)
  }

  /** The upper 16 bits of each, two in a word; the lists are of an even length. */
  halves(numbers: Uint32Array): void {
    this.#words.push(numbers.length)
    for (let i = 0; i < numbers.length; i += 2) {
      this.#words.push((((numbers[i] ?? 0) >>> 16) | ((numbers[i + 1] ?? 0) & 0xffff0000)) >>> 0)
    }
  }

  done(): Uint32Array {
    return Uint32Array.from(this.#words)
  }
}

/** Reads them back in the same order. */
export class PackedReader {
  readonly #words: Uint32Array
  #at = 0

  constructor(words: Uint32Array) {
    this.#words = words
  }

  one(): number {
    return this.#words[this.#at++] ?? 0
  }

  list(): Uint32Array {
    const length = this.one()
    const list = this.#words.subarray(this.#at, this.#at + length)
    this.#at += length
    return list
  }

  halves(): Uint16Array {
    const halves = new Uint16Array(this.one())
    for (let i = 0; i < halves.length; i += 2) {
      const word = this.one()
      halves[i] = word & 0xffff
      halves[i + 1] = word >>> 16
    }
    return halves
  }
}
