export type Directive = {
  key: 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'crawl-delay' | 'other' | 'unknown' | 'unreadable'
  /** For user-agent the product token in lower case or `*`; for rules still in bytes, one character each. */
  value: string
  /** The line as text, shortened, for a finding. */
  written: string
}

/** As Google's parser: eight times the longest URL that old browsers take; what follows on the line is not read. */
const lineLimit = 2083 * 8 - 1
const shownLength = 200

const keys: Record<string, Directive['key']> = {
  'user-agent': 'user-agent',
  useragent: 'user-agent',
  'user agent': 'user-agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
  'crawl-delay': 'crawl-delay',
}

/** Meant for some crawler or other and no mistake, though RFC 9309 does not know them. */
const others = ['clean-param', 'host', 'request-rate', 'visit-time', 'content-signal', 'content-usage']

function decoded(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** RFC 9309: letters, underscores and hyphens; versions and anything else after them do not count. */
function productToken(value: string): string {
  if (/^\*(\s|$)/.test(value)) return '*'
  return (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase()
}

/** Key and value around the first colon, or around the only white space where the colon was forgotten. */
function split(line: string): [key: string, value: string] | undefined {
  const colon = line.indexOf(':')
  if (colon !== -1) return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  const words = line.split(/[ \t]+/)
  return words.length === 2 ? [words[0] ?? '', words[1] ?? ''] : undefined
}

/** One line of robots.txt, its bytes as characters; undefined for an empty one or a comment. */
export function readLine(raw: string): Directive | undefined {
  const cut = raw.slice(0, lineLimit)
  const comment = cut.indexOf('#')
  const line = (comment === -1 ? cut : cut.slice(0, comment)).trim()
  if (line === '') return undefined
  const written = decoded(line.slice(0, shownLength))
  const parts = split(line)
  if (!parts || parts[0] === '') return { key: 'unreadable', value: '', written }
  const name = parts[0].toLowerCase()
  const key = (Object.hasOwn(keys, name) ? keys[name] : undefined) ?? (others.includes(name) ? 'other' : 'unknown')
  if (key === 'user-agent') return { key, value: productToken(parts[1]), written }
  return { key, value: key === 'sitemap' ? decoded(parts[1]) : parts[1], written }
}
