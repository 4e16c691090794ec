/** Bytes set aside at a time; a page takes a few hundred. */
const chunk_bytes = 65_536

const noWords = new Uint32Array(0)
const noHalves = new Uint16Array(0)

/** Lists that are read, cut from a few large pieces: a piece of its own costs each list some 200 bytes. */
class ListRoom {
  #words = new Uint32Array(0)
  #halves = new Uint16Array(0)

  words(length: number): Uint32Array {
    if (length === 0) return noWords
    if (this.#words.length < length) this.#words = new Uint32Array(Math.max(chunk_bytes / 4, length))
    const list = this.#words.subarray(0, length)
    this.#words = this.#words.subarray(length)
    return list
  }

  halves(length: number): Uint16Array {
    if (length === 0) return noHalves
    if (this.#halves.length < length) this.#halves = new Uint16Array(Math.max(chunk_bytes / 2, length))
    const list = this.#halves.subarray(0, length)
    this.#halves = this.#halves.subarray(length)
    return list
  }
}

/** Many short records of numbers in a few large pieces of memory: an array of its own would cost each 200 bytes more. */
export class PackedStore {
  #chunk = new Uint8Array(0)
  #used = 0
  readonly #chunks: (Uint8Array | undefined)[] = []
  readonly #starts: number[] = []
  readonly #room = new ListRoom()

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

  /** Reads the record of that index; undefined where there is none, or none any more. */
  read(index: number): PackedReader | undefined {
    const start = this.#starts[index]
    if (start === undefined) return undefined
    const chunk = this.#chunks[Math.floor(start / chunk_bytes)]
    return chunk && new PackedReader(chunk, start % chunk_bytes, this.#room)
  }

  /** Lets go of the records before that of this index, as far as no later one shares their piece of memory. */
  forgetBefore(index: number): void {
    const piece = Math.floor((this.#starts[index] ?? 0) / chunk_bytes)
    if (piece > 0) this.#chunks[piece - 1] = undefined
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

  get size(): number {
    return this.#at
  }

  append(bytes: Uint8Array): void {
    while (this.#at + bytes.length > this.#bytes.length) this.#grow()
    this.#bytes.set(bytes, this.#at)
    this.#at += bytes.length
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
    if (this.#at + 8 > this.#bytes.length) this.#grow()
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** Reads them back in the same order. */
export class PackedReader {
  readonly #bytes: Uint8Array
  readonly #room: ListRoom
  #at: number

  constructor(bytes: Uint8Array, at: number, room: ListRoom) {
    this.#bytes = bytes
    this.#at = at
    this.#room = room
  }

  skip(bytes: number): void {
    this.#at += bytes
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
    const list = this.#room.words(length)
    for (let i = 0; i < list.length; i++) list[i] = this.one()
    return list
  }

  hashes(): Uint32Array {
    const length = this.one()
    const list = this.#room.words(length)
    for (let i = 0; i < list.length; i++) list[i] = this.#fixed(4)
    return list
  }

  halves(): Uint16Array {
    const halves = this.#room.halves(this.one())
    for (let i = 0; i < halves.length; i++) halves[i] = this.#fixed(2)
    return halves
  }

  #fixed(bytes: 2 | 4): number {
    let number = 0
    for (let shift = 0; shift < bytes * 8; shift += 8) number |= (this.#bytes[this.#at++] ?? 0) << shift
    return number >>> 0
  }
}
