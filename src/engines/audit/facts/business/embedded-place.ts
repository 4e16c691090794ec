/** The place that a Google map in a page is named after: `!1s0x89c2:0x3f!2sHartwell%20Heating!5e0`. */
const named_place = /!1s0x[0-9a-f]+(?::|%3A)0x[0-9a-f]+!2s([^!]{3,200})/gi

/** The same as written there; `''` for a map without one. Of a map that shows a way, the last place is where it leads. */
export function embeddedPlace(url: string): string {
  const written = url.includes('!2s') ? [...url.matchAll(named_place)].at(-1)?.[1] : undefined
  return written ? decoded(written) : ''
}

/** An address's words as they are read; as written where they are broken. */
export function decoded(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    return written
  }
}
