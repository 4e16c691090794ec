/** Longer ones no server takes and no owner writes. */
const longestUrl = 4_096

/** A URL that a crawl can ask for, without its fragment; undefined for another scheme, credentials, or an endless one. */
export function readHttpUrl(text: string, base?: string): URL | undefined {
  if (text.length > longestUrl) return undefined
  const url = URL.parse(text, base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  if (url.username !== '' || url.password !== '' || url.href.length > longestUrl) return undefined
  if (url.hash !== '' || url.href.endsWith('#')) url.hash = ''
  return url
}

/** The one spelling under which the crawl knows a page: as the URL standard serialises it, without fragment. */
export function normaliseUrl(text: string, base?: string): string | undefined {
  return readHttpUrl(text, base)?.href
}
