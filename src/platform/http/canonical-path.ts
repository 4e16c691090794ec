/** Printable ASCII; everything else must come percent-encoded. */
const wellFormed = /^\/[!-~]*$/

/** May `path` (without query) be looked at? False for broken percent-encoding and for bytes no URL may carry. */
export function isWellFormed(path: string): boolean {
  if (!wellFormed.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The one address of what `path` asks for: no doubled or trailing slash, no index.html. Backslashes count as slashes, as
 * browsers read them, so the answer never begins with `//` and cannot lead to another site.
 */
export function canonicalPath(path: string): string {
  const single = path.replace(/[/\\]+/g, '/')
  return single.replace(/\/index\.html$/, '/').replace(/(?!^)\/$/, '')
}

/** The same query, with every byte that a header may not carry percent-encoded. */
export function safeQuery(query: string): string {
  return query.replace(/[^!-~]/g, byte => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
