/** Of more numbers under one key those that came first are kept. */
const most_of_key = 24
const none = -1

/**
 * Numbers by keys, some to a key, in three flat pieces of memory: a `Map` of lists takes eight times as much, which tells
 * where a site of 20,000 pages has 300,000 keys.
 */
export class NumbersByKey {
  /** The first entry of each bucket, and behind each entry the next one of its bucket. */
  readonly #first: Int32Array
  readonly #next: Int32Array
  readonly #keys: Int32Array
  readonly #numbers: Int32Array
  #size = 0

  /** @param most as many entries may be added */
  constructor(most: number) {
    this.#first = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(most, 1) + 1))).fill(none)
    this.#next = new Int32Array(most)
    this.#keys = new Int32Array(most)
    this.#numbers = new Int32Array(most)
  }

  *of(key: number): Generator<number, void> {
    for (let at = this.#bucket(key); at !== none; at = this.#next[at] ?? none)
      if (this.#keys[at] === (key | 0)) yield this.#numbers[at] ?? 0
  }

  add(key: number, number: number): void {
    let last = none
    let of_key = 0
    for (let at = this.#bucket(key); at !== none; at = this.#next[at] ?? none) {
      last = at
      if (this.#keys[at] === (key | 0)) of_key++
    }
    if (of_key >= most_of_key || this.#size >= this.#keys.length) return
    const own = this.#size++
    this.#keys[own] = key
    this.#numbers[own] = number
    this.#next[own] = none
    if (last === none) this.#first[this.#place(key)] = own
    else this.#next[last] = own
  }

  #place(key: number): number {
    return key & (this.#first.length - 1)
  }

  #bucket(key: number): number {
    return this.#first[this.#place(key)] ?? none
  }
}
