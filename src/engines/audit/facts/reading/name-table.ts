/** More than twice the names of any table, a power of two. */
const slots = 2_048
const longest = 24

/**
 * Finds what belongs to a name as it stands in a text, in any case, without copying the name out: most of what a page
 * consists of is a few names again and again.
 */
export class NameTable<T> {
  readonly #found: (T | undefined)[] = new Array(slots).fill(undefined)
  readonly #names: string[] = new Array(slots).fill('')

  /** @param entries by name in lower case, ASCII only */
  constructor(entries: Iterable<readonly [string, T]>) {
    for (const [name, value] of entries) {
      let slot = hashOf(name, 0, name.length) & (slots - 1)
      while (this.#names[slot] !== '') slot = (slot + 1) & (slots - 1)
      this.#names[slot] = name
      this.#found[slot] = value
    }
  }

  get(text: string, start: number, end: number): T | undefined {
    if (end - start > longest) return undefined
    let slot = hashOf(text, start, end) & (slots - 1)
    for (let name = this.#names[slot]; name; name = this.#names[slot]) {
      if (isAt(name, text, start, end)) return this.#found[slot]
      slot = (slot + 1) & (slots - 1)
    }
    return undefined
  }
}

/**
 * Of a few characters, which tell most names apart; with the bit set by which capitals and small letters differ. `isAt`
 * has the last word.
 */
function hashOf(text: string, start: number, end: number): number {
  const length = end - start
  const first = text.charCodeAt(start) | 32
  const last = text.charCodeAt(end - 1) | 32
  const middle = text.charCodeAt(start + (length >> 1)) | 32
  const third = text.charCodeAt(start + (length >> 2)) | 32
  return (
    Math.imul(first, 31) +
    Math.imul(last, 163) +
    Math.imul(middle, 1_021) +
    Math.imul(third, 5) +
    Math.imul(length, 397)
  )
}

function isAt(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    const small = code >= 65 && code <= 90 ? code | 32 : code
    if (small !== name.charCodeAt(i - start)) return false
  }
  return true
}
