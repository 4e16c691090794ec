const begins = /data:(?:image|font|video|audio|application\/(?:x-)?font)/y
const ends = /["'()\s<>]/g

/** How many characters of a source are pictures, fonts and films written out; pieces are told one after another. */
export class DataInPage {
  chars = 0
  /** The piece before ended within one. */
  #goes_on = false

  add(piece: string): void {
    let at = 0
    if (this.#goes_on) at = this.#upToEnd(piece, 0)
    for (at = piece.indexOf('data:', at); at >= 0; at = piece.indexOf('data:', at)) {
      begins.lastIndex = at
      at = begins.test(piece) ? this.#upToEnd(piece, at) : at + 5
    }
  }

  #upToEnd(piece: string, from: number): number {
    ends.lastIndex = from
    const end = ends.exec(piece)?.index
    this.#goes_on = end === undefined
    this.chars += (end ?? piece.length) - from
    return end ?? piece.length
  }
}
