/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9']+/g) ?? []
  )
}

/** Every run of `length` words in a text. */
export function shinglesOf(text: string, length = 5): Set<string> {
  const words = wordsOf(text)
  const starts = Math.max(0, words.length - length + 1)
  return new Set(Array.from({ length: starts }, (_, start) => words.slice(start, start + length).join(' ')))
}

/** How much two texts share of what either says: 0 nothing, 1 all (Jaccard index of their shingles). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(shingle => other.has(shingle)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}
