/** The same for addresses that differ by scheme, www, letter case, a slash at the end or the name of an index file. */
export function pageAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/(?:index\.\w+|default\.\w+)?$/, '')
    .toLowerCase()
}
