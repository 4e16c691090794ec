import { detached } from './detached.ts'

/** So many texts are remembered, and none longer than this. */
type Bounds = { most: number; longest: number }

/**
 * What a function makes of a text, remembered for texts that come again: names, titles and addresses of links are the same
 * on every page of a site. What it gives must keep nothing of the text it was given (see `detached`).
 */
export function remembered<T>(read: (text: string) => T, { most, longest }: Bounds): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    if (text.length > longest) return read(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const made = read(text)
    if (known.size >= most) known.clear()
    known.set(detached(text), made)
    return made
  }
}
