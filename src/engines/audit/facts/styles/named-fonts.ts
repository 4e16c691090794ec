import { rulesOf } from './hiding-rules.ts'
import { withoutComments } from './painted-pictures.ts'

const names_fonts = /(?:^|;)\s*(?:font(?:-family)?|--[\w-]{1,60})\s*:([^;]{1,500})/gi
const most = 20_000

/** All that a style says of the fonts of its texts, in small letters; names that it gives to values are among it. */
export function namedFonts(css: string): string {
  const parts: string[] = []
  let length = 0
  for (const { selector, said } of rulesOf(withoutComments(css), most)) {
    if (selector.startsWith('@')) continue
    for (const [, value = ''] of said.matchAll(names_fonts)) {
      length += value.length
      if (length > most) return parts.join('\n')
      parts.push(value.toLowerCase())
    }
  }
  return parts.join('\n')
}

/** Families that an address of Google Fonts brings in: "family=PT+Sans:400,700|Courgette". */
export function familiesAt(address: string): string[] {
  const url = URL.parse(address, 'https://fonts.googleapis.com')
  if (url?.hostname !== 'fonts.googleapis.com' || !/^\/css2?$/.test(url.pathname)) return []
  return url.searchParams
    .getAll('family')
    .flatMap(each => each.split('|'))
    .map(each => (each.split(':', 1)[0] ?? '').trim())
    .filter(family => family !== '' && !/\b(?:icons?|symbols)\b/i.test(family))
}

const sheet = /<link\b[^<>]{0,2000}>/gi
const is_sheet = /\srel\s*=\s*["']?\s*(?:preload\s+)?stylesheet/i
const address = /\shref\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i
const brings_in = /@import\b[^;<]{0,2000};?/gi

/** Does a page load no style of its own host but those that are known? Styles of other hosts know nothing of its fonts. */
export function knowsStyles(html: string, url: string, loaded: ReadonlyMap<string, string>): boolean {
  const { host } = new URL(url)
  for (const [tag] of html.matchAll(sheet)) {
    const [, double, single, bare] = is_sheet.test(tag) ? (address.exec(tag) ?? []) : []
    const at = URL.parse((double ?? single ?? bare ?? '').trim(), url)
    if (!at || at.href === url || at.host !== host) continue
    at.hash = ''
    if (!loaded.has(at.href)) return false
  }
  return true
}

/** A page without what brings its styles in: where else a font is named, in styles, attributes or code, it may be used. */
export const withoutSheets = (html: string): string => html.replace(sheet, '').replace(brings_in, '').toLowerCase()
