/** The same for addresses that differ by scheme, www, letter case, a slash at the end or twice in a row, .html or the name of an index file at the end. */
export function pageAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:index(?:\.\w+)?|default\.\w+)?$|\.html?$/, '')
    .toLowerCase()
}
