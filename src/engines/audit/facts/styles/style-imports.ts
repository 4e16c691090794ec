import { withoutComments } from './painted-pictures.ts'

/** A style that another one brings in, as written there. */
export type StyleImport = { address: string; line: number }

/** A statement that brings a style in: its address in double quotes, in single ones or in none, and for which media. */
export const imported =
  /@import\s{1,20}(?:url\(\s{0,20})?(?:"([^"\n]{1,500})"|'([^'\n]{1,500})'|([^"')\s;]{1,500}))\s{0,20}\)?([^;{}]{0,100});/gi
/** Only for paper, or for some browsers: nobody waits for it. */
const aside = /\bprint\b|supports\(/i
const most = 10
/** What stands above the first rule of honest styles is far shorter. */
const longest_top = 20_000

/** What stands above the first rule of a style without comments. */
export function topOf(text: string): string {
  const first_rule = text.indexOf('{')
  return text.slice(0, first_rule < 0 ? longest_top : Math.min(first_rule, longest_top))
}

/** The file that a style or a page brings in, where it is a style of the same host; else nothing. */
export function importOf(address: string, base: string): [{ url: string; kind: 'asset' }] | [] {
  const url = URL.parse(address, base)
  if (url?.host !== URL.parse(base)?.host || !url?.pathname.endsWith('.css')) return []
  return [{ url: url.href, kind: 'asset' }]
}

/** What a style sheet imports: browsers heed that only above its first rule. */
export function styleImports(css: string): StyleImport[] {
  if (!css.includes('@import')) return []
  const top = topOf(withoutComments(css))
  const found: StyleImport[] = []
  for (const { 1: double, 2: single, 3: bare, 4: media = '', index } of top.matchAll(imported)) {
    const address = double ?? single ?? bare ?? ''
    if (found.length >= most) break
    if (!aside.test(media)) found.push({ address, line: top.slice(0, index).split('\n').length })
  }
  return found
}
