import { normaliseUrl } from '#src/engines/audit/crawl/normalise-url.ts'
import { plainPath } from '#src/engines/audit/crawl/robots/encode-pattern.ts'

/** One spelling of an address: no fragment, percent-encoding only where it is needed. */
export function plainAddress(url: string): string {
  return plainPath(normaliseUrl(url) ?? url)
}

/** The same for addresses that differ by scheme, www, letter case or slashes only: one at the end, or two in a row. */
export function looseAddress(url: string): string {
  const [path = '', query] = plainAddress(url).toLowerCase().split('?', 2)
  const bare = path
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  return query === undefined ? bare : `${bare}?${query}`
}

/** Do two addresses differ in no more than that? */
export function isLooselySame(one: string, other: string): boolean {
  return one === other || looseAddress(one) === looseAddress(other)
}

/** Two hosts of one owner, as far as the last two labels tell: in doubt they are. */
export function isRelatedHost(one: string, other: string): boolean {
  const tail = (host: string) => host.toLowerCase().split('.').slice(-2).join('.')
  return tail(one) === tail(other)
}
