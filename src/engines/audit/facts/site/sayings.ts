/** Things that pages say again and again, each kept once. */
export class Sayings<T extends object> {
  readonly #ids = new Map<string, number>()
  readonly #said: T[] = []

  /** @param key what tells one from another; it must be a copy, not a part of a page's source */
  idOf(key: string, said: (key: string) => T): number {
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    this.#ids.set(key, this.#said.length)
    return this.#said.push(said(key)) - 1
  }

  said(id: number): T {
    const said = this.#said[id]
    if (!said) throw new Error(`Nothing was said under ${id}.`)
    return said
  }
}
