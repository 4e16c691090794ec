import { withoutRemarks } from '#src/engines/audit/facts/contrast/without-code.ts'
import { pageStyles } from './page-styles.ts'

/** Signs of a font that a page shows by classes: which font, the first of them, and how many. */
export type IconsUsed = { of: string; line: number; shown: string; count: number }

type Family = { of: string; used: RegExp; brought: RegExp }

/** `brought`: what an address, a style or a script says that has the font. */
const families: readonly Family[] = [
  {
    of: 'Font Awesome',
    used: /(?:^|\s)(?:fa|fa[bslr]|fa-(?:solid|regular|brands))\s(?:\S{1,40}\s){0,3}fa-[a-z]/,
    brought: /font-?\s?awesome|line-?awesome|\bfa-|\bfa[bsrl]?\b|\ball(?:\.min)?\.(?:css|js)\b/i,
  },
  { of: 'Bootstrap Icons', used: /(?:^|\s)bi\s(?:\S{1,40}\s){0,3}bi-[a-z]/, brought: /bootstrap-icons|\bbi\b/i },
  {
    of: 'Material Icons',
    used: /(?:^|\s)material-(?:icons|symbols)(?:-\w+)?(?:\s|$)/,
    brought: /material[+\s_%20-]{0,4}(?:icons|symbols|design)/i,
  },
  { of: 'Glyphicons', used: /(?:^|\s)glyphicon\sglyphicon-[a-z]/, brought: /glyphicon|bootstrap/i },
  { of: 'Boxicons', used: /(?:^|\s)bx[sl]?\sbx[sl]?-[a-z]/, brought: /boxicons|\bbx/i },
  { of: 'Remix Icon', used: /(?:^|\s)ri-[a-z0-9-]{2,30}-(?:line|fill)(?:\s|$)/, brought: /remix-?icon|\bri-/i },
]

/** Where signs may stand, one look that spares nearly all pages the others. */
const may_be =
  /\b(?:fa[bslr]? |fa-(?:solid|regular|brands) |bi bi-|material-(?:icons|symbols)|glyphicon |bx[sl]? bx|ri-)/
const sign = /<(i|span|em)\s([^<>]{0,300})>(?:\s|&nbsp;){0,20}([\w ]{0,30})<\/\1>/gi
const has_style = /stylesheet|<style|tailwind/i
const classes_in = /\sclass\s*=\s*(?:"([^"]{0,300})"|'([^']{0,300})')/i
const loader = /<(?:link|script)\b[^<>]{0,2000}>/gi
const block = /<(script|style)\b[^<>]{0,2000}>/gi
const most_blocks = 60
const most_signs = 400
const longest_shown = 80
/** It makes its styles from the classes of the page, and has no signs. */
const tailwind = /<script\b[^<>]{0,200}cdn\.tailwindcss\.com[^<>]{0,200}>/gi

/** The fonts of signs that a style has a word of, by their names. */
export type IconFonts = readonly string[]

export const iconFontsIn = (code: string): IconFonts =>
  families.filter(({ brought }) => brought.test(code)).map(({ of }) => of)

const may_bring =
  /font-?awesome|bootstrap-icons|material-?(?:icons|symbols)|remixicon|boxicons|createElement\(\s{0,3}["'`]link\b|\.css["'`]/i

/** Whether code of a file may bring in a font of signs. */
export const bringsIcons = (code: string): boolean => may_bring.test(code)

function lineOf(html: string, end: number): number {
  let line = 1
  for (let at = html.indexOf('\n'); at >= 0 && at < end; at = html.indexOf('\n', at + 1)) line++
  return line
}

function signsOf(html: string, { of, used }: Family): Omit<IconsUsed, 'line'> & { at: number } {
  const found = { of, at: -1, shown: '', count: 0 }
  let seen = 0
  for (const { 0: whole, 2: attributes = '', 3: text = '', index } of html.matchAll(sign)) {
    if (++seen > most_signs) break
    const [, double, single] = classes_in.exec(` ${attributes}`) ?? []
    if (!used.test(double ?? single ?? '') || (text.trim() !== '' && of !== 'Material Icons')) continue
    if (found.count++ === 0)
      Object.assign(found, { at: index, shown: whole.replace(/\s+/g, ' ').slice(0, longest_shown) })
  }
  return found
}

/** What stands in the scripts and styles of a page. */
function codeIn(html: string): string {
  const parts: string[] = []
  block.lastIndex = 0
  for (let match = block.exec(html); match !== null && parts.length < most_blocks; match = block.exec(html)) {
    const end = html.indexOf(`</${match[1]}`, block.lastIndex)
    if (end < 0) break
    parts.push(html.slice(block.lastIndex, end))
    block.lastIndex = end
  }
  return parts.join('\n')
}

/**
 * Signs that stay empty: nothing that the page loads has their font, as far as all of that is known.
 * @param loaded what each style of the site has, as {@link iconFontsIn} tells it
 */
export function iconsWithoutFont(html: string, url: string, loaded: ReadonlyMap<string, IconFonts>): IconsUsed[] {
  // What has no style at all is a piece of a page.
  if (!may_be.test(html) || !has_style.test(html)) return []
  const page = withoutRemarks(html)
  const named = [...page.matchAll(loader)].map(([tag]) => tag).join('\n')
  const inside = codeIn(page)
  if (may_bring.test(inside.replace(/\burl\(/g, ''))) return []
  const known = pageStyles(page.replace(tailwind, ''), url, loaded, iconFontsIn)
  if (!known) return []
  const has = new Set([...known.styles.flat(), ...iconFontsIn(named), ...iconFontsIn(inside)])
  return families.flatMap((family): IconsUsed[] => {
    if (has.has(family.of)) return []
    const { at: place, ...used } = signsOf(page, family)
    return used.count === 0 ? [] : [{ ...used, line: lineOf(page, place) }]
  })
}
