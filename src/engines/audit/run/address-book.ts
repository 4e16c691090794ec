import { detached } from '#src/engines/audit/facts/detached.ts'

/** The addresses of a site, each kept once and known by its number: of most others parts hold the text as well. */
export class AddressBook {
  readonly #urls: string[] = []
  readonly #ids = new Map<string, number>()

  /** The id of an address, the same one each time. */
  idFor(url: string): number {
    const known = this.#ids.get(url)
    if (known !== undefined) return known
    const own = detached(url)
    const id = this.#urls.push(own) - 1
    this.#ids.set(own, id)
    return id
  }

  /** Undefined for an address that was not met. */
  idOf(url: string): number | undefined {
    return this.#ids.get(url)
  }

  /** Empty for an id that nothing has. */
  urlOf(id: number): string {
    return this.#urls[id] ?? ''
  }

  /** The same text, but the one that is kept here. */
  kept(url: string): string {
    return this.urlOf(this.idFor(url))
  }
}
