/** Bytes set aside at a time; a page takes a few hundred. */
const chunk_bytes = 65_536

/** Many short records of numbers in a few large pieces of memory: an array of its own would cost each 200 bytes more. */
export class PackedStore {
  #chunk = new Uint8Array(0)
  #used = 0
  readonly #chunks: Uint8Array[] = []
  readonly #starts: number[] = []

  get size(): number {
    return this.#starts.length
  }

  add(record: Uint8Array): void {
    if (this.#used + record.length > this.#chunk.length) {
      this.#chunk = new Uint8Array(Math.max(chunk_bytes, record.length))
      this.#chunks.push(this.#chunk)
      this.#used = 0
    }
    this.#chunk.set(record, this.#used)
    this.#starts.push((this.#chunks.length - 1) * chunk_bytes + this.#used)
    this.#used += record.length
  }

  /** Reads the record of that index; undefined where there is none. */
  read(index: number): PackedReader | undefined {
    const start = this.#starts[index]
    if (start === undefined) return undefined
    const chunk = this.#chunks[Math.floor(start / chunk_bytes)]
    return chunk && new PackedReader(chunk, start % chunk_bytes)
  }
}

/** Writes whole numbers below 2^32 one after the other: small ones in one byte, hashes in four. */
export class PackedWriter {
  #bytes = new Uint8Array(1_024)
  #at = 0

  one(...numbers: readonly number[]): void {
    for (const number of numbers) this.#small(number)
  }

  /** Numbers of which any is as likely as another. */
  hash(...numbers: readonly number[]): void {
    for (const number of numbers) this.#fixed(number, 4)
  }

  list(numbers: readonly number[]): void {
    this.#small(numbers.length)
    for (const number of numbers) this.#small(number)
  }

  hashes(numbers: readonly number[]): void {
    this.#small(numbers.length)
    for (const number of numbers) this.#fixed(number, 4)
  }

  /** The upper 16 bits of each. */
  halves(numbers: Uint32Array): void {
    this.#small(numbers.length)
    for (const number of numbers) this.#fixed(number >>> 16, 2)
  }

  /** What was written, until the next call of `clear`. */
  done(): Uint8Array {
    return this.#bytes.subarray(0, this.#at)
  }

  clear(): void {
    this.#at = 0
  }

  #small(number: number): void {
    this.#room()
    let rest = number >>> 0
    while (rest > 127) {
      this.#bytes[this.#at++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.#at++] = rest
  }

  #fixed(number: number, bytes: 2 | 4): void {
    this.#room()
    for (let shift = 0; shift < bytes * 8; shift += 8) this.#bytes[this.#at++] = number >>> shift
  }

  #room(): void {
    if (this.#at + 8 <= this.#bytes.length) return
    const larger = new Uint8Array(this.#bytes.length * 2)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** An array of numbers costs 200 bytes before its first number: all empty ones are this one. */
const none = new Uint32Array(0)

/** Reads them back in the same order. */
export class PackedReader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes
    this.#at = at
  }

  one(): number {
    let number = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++] ?? 0
      number |= (byte & 127) << shift
      if (byte < 128) return number >>> 0
    }
  }

  hash(): number {
    return this.#fixed(4)
  }

  list(): Uint32Array {
    const length = this.one()
    if (length === 0) return none
    const list = new Uint32Array(length)
    for (let i = 0; i < list.length; i++) list[i] = this.one()
    return list
  }

  hashes(): Uint32Array {
    const length = this.one()
    if (length === 0) return none
    const list = new Uint32Array(length)
    for (let i = 0; i < list.length; i++) list[i] = this.#fixed(4)
    return list
  }

  halves(): Uint16Array {
    const halves = new Uint16Array(this.one())
    for (let i = 0; i < halves.length; i++) halves[i] = this.#fixed(2)
    return halves
  }

  #fixed(bytes: 2 | 4): number {
    let number = 0
    for (let shift = 0; shift < bytes * 8; shift += 8) number |= (this.#bytes[this.#at++] ?? 0) << shift
    return number >>> 0
  }
}
