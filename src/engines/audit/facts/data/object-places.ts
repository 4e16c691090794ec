import type { Place } from '../types/place.ts'

/**
 * Where each object of a JSON text begins, in the order in which a walk meets them. Lines and offsets count from those
 * given. The text must be JSON.
 */
export function objectPlaces(text: string, from: Place): Place[] {
  const places: Place[] = []
  let { line } = from
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 10) line++
    else if (code === 34) i = stringEnd(text, i + 1)
    else if (code === 123) places.push({ line, offset: from.offset + i })
  }
  return places
}

function stringEnd(text: string, from: number): number {
  let end = text.indexOf('"', from)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === 92) backslashes++
  return backslashes % 2 === 1
}
