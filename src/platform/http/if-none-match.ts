/**
 * Does an If-None-Match header name the representation with this strong ETag? Weak comparison, lists and `*`,
 * by RFC 9110 section 13.1.2.
 */
export function ifNoneMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some(part => part.trim().replace(/^W\//, '') === etag)
}
