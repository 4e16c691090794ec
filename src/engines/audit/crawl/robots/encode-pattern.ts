function escapeOf(code: number): string {
  return `%${code.toString(16).toUpperCase().padStart(2, '0')}`
}

/** A path of robots.txt, its bytes as characters, percent-encoded where RFC 9309 wants it: beyond ASCII, hex in capitals. */
export function encodePattern(bytes: string): string {
  const capital = bytes.replace(/%[0-9a-f]{2}/gi, hex => hex.toUpperCase())
  return capital.replace(/[\x80-\xff]/g, byte => escapeOf(byte.charCodeAt(0)))
}

function decodeWhere(text: string, plain: RegExp): string {
  return text.replace(/%([0-9A-F]{2})/gi, (written, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16))
    return plain.test(character) ? character : written.toUpperCase()
  })
}

/**
 * The one spelling of a path among those that RFC 9309 holds equal: unreserved characters plain, and in a query the
 * reserved ones too, as in its example `?baz=http://foo.bar`. An encoded `*` or `$` stays encoded: it is no wildcard.
 */
export function plainPath(path: string): string {
  if (!path.includes('%')) return path
  const query = path.indexOf('?')
  const head = query === -1 ? path : path.slice(0, query)
  const tail = query === -1 ? '' : path.slice(query)
  return decodeWhere(head, /[\w.~-]/) + decodeWhere(tail, /[\w.~\-:/?@!'(),;=&]/)
}
