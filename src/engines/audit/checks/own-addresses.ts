/**
 * Tells addresses of the page's own site, which begin like its own; most of what a page loads is such. None are told where
 * the site itself is of the kind that is looked for.
 * @param kind one look at an address that may be of that kind
 */
export function ownAddresses(page_url: string, kind: RegExp): (address: string) => boolean {
  const own = page_url.slice(0, page_url.indexOf('/', 'https://'.length) + 1)
  if (own === '' || kind.test(own)) return () => false
  return address => address.startsWith(own)
}
