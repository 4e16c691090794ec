const bits_of_value = 16

/** Numbered groups of sketches, by what stands in their bins: which of them have anything in common with another one. */
export class SharedBins {
  readonly #by_bin = new Map<number, number[]>()

  /** @param sketches of one group, as many as of every other */
  add(group: number, sketches: readonly Uint16Array[]): void {
    for (const key of keysOf(sketches)) {
      const known = this.#by_bin.get(key)
      if (known) known.push(group)
      else this.#by_bin.set(key, [group])
    }
  }

  /** The groups that share a bin with these, in the order of their numbers. */
  groupsLike(sketches: readonly Uint16Array[]): number[] {
    const groups = new Set<number>()
    for (const key of keysOf(sketches)) for (const group of this.#by_bin.get(key) ?? []) groups.add(group)
    return [...groups].sort((one, other) => one - other)
  }
}

/** What no word fell into says nothing of the text. */
const empty = 0xffff

function* keysOf(sketches: readonly Uint16Array[]): Generator<number, void> {
  let bin = 0
  for (const sketch of sketches) {
    for (const value of sketch) {
      if (value !== empty) yield (bin << bits_of_value) | value
      bin++
    }
  }
}
