/** Longer ones no server takes and no owner writes. */
export const longestUrl = 4_096

/**
 * The one spelling under which the crawl knows a page: as the URL standard serialises it, without fragment. Undefined for
 * what is no http or https URL, carries credentials, or is endless.
 */
export function normaliseUrl(text: string, base?: string): string | undefined {
  if (text.length > longestUrl) return undefined
  const url = URL.parse(text, base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  url.hash = ''
  return url.href.length > longestUrl ? undefined : url.href
}
