const bits_of_value = 16
/** What no word fell into says nothing of the text. */
const empty = 0xffff
const none: readonly number[] = []
/** Shares are fractions, and sums of them a little less or more than they should be. */
const rounding = 1e-6

/** Numbered groups of sketches, by what stands in their bins: which of them have enough in common with another one. */
export class SharedBins {
  readonly #by_bin = new Map<number, number[]>()
  #groups = 0

  /**
   * @param group counted from 0
   * @param sketches of that group, as many as of every other
   */
  add(group: number, sketches: readonly Uint16Array[]): void {
    this.#groups = Math.max(this.#groups, group + 1)
    let bin = 0
    for (const sketch of sketches) {
      for (const value of sketch) {
        const key = (bin++ << bits_of_value) | value
        if (value === empty) continue
        const known = this.#by_bin.get(key)
        if (known) known.push(group)
        else this.#by_bin.set(key, [group])
      }
    }
  }

  /**
   * The groups that may share such a part of their text with these, in the order of their numbers. Two sketches fill at
   * least the bins that one of them fills, so that less than that part of those in common is too little.
   */
  groupsLike(sketches: readonly Uint16Array[], least: number): number[] {
    const shared = new Uint16Array(this.#groups)
    let [bin, fewest] = [0, Number.POSITIVE_INFINITY]
    for (const sketch of sketches) {
      let filled = 0
      for (const value of sketch) {
        const key = (bin++ << bits_of_value) | value
        if (value === empty) continue
        filled++
        for (const group of this.#by_bin.get(key) ?? none) shared[group] = (shared[group] ?? 0) + 1
      }
      if (filled > 0) fewest = Math.min(fewest, filled)
    }
    const needed = Math.max(1, least * sketches.length * fewest - rounding)
    const groups: number[] = []
    for (let group = 0; group < shared.length; group++) if ((shared[group] ?? 0) >= needed) groups.push(group)
    return groups
  }
}
