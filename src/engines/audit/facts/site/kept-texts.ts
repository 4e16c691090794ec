import { detached } from '../detached.ts'

/** Texts that pages say again and again, each kept once and known by its number. */
export class KeptTexts {
  readonly #ids = new Map<string, number>()
  readonly #texts: string[] = []

  idOf(text: string): number {
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    const own = detached(text)
    this.#ids.set(own, this.#texts.length)
    return this.#texts.push(own) - 1
  }

  textOf(id: number): string {
    const text = this.#texts[id]
    if (text === undefined) throw new Error(`No text was kept under ${id}.`)
    return text
  }
}
