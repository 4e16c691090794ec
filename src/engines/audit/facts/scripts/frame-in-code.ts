import { type FootLine, footInCode } from './foot-in-code.ts'
import { linksInCode } from './links-in-code.ts'

/** Which parts of the frame of a page a piece of code writes: what stands above and below the text of every page. */
export type FrameInCode = {
  /** A menu, with the addresses of its links in `OwnScript.links`. */
  menu: boolean
  foot: boolean
  /** What stands in that foot. */
  foot_lines: readonly FootLine[]
  /** A street address stands in it. */
  address: boolean
  /** Files with such a part that it fetches and puts in: `header.html`. */
  files: readonly string[]
}

const puts_in =
  /\.(?:innerHTML|outerHTML)\s{0,3}\+?=|insertAdjacentHTML|document\.write|replaceWith|replaceChild|\.(?:append|prepend|html|before|after|load|appendChild)\s?\(|createContextualFragment/
const menu =
  /<nav\b|<header\b|\b(?:class(?:Name)?|id)\\?=\\?["'`][^"'`\n]{0,60}(?:\b(?:nav|menu)[-_"'`\\ ]|\b(?:nav|menu)bar\b|(?:top|main|site|left|side|sub)(?:navi?|menu)\b)/
/** Pages of long ago wrote their menus so, in tables and lists without a name. */
const written_menu =
  /document\.write(?:ln)?\b[^;\n]{0,400}>(?:&nbsp;|\s){0,4}(?:home|contact(?: us)?|about(?: us)?)(?:&nbsp;|\s){0,4}<\\?\/(?:a|b|font|span|td|li)\b/i
const foot =
  /<footer\b|\bfooter\b[^;\n]{0,40}\.(?:innerHTML|outerHTML|insertAdjacentHTML)|class\\?=\\?["'`](?:site-|main-)?footer\b/
const town_and_zip = /\b[A-Z]{2},?(?:\s|&nbsp;){1,3}\d{5}\b/
const part_file =
  /(?:fetch|\.load|\.get|\bload\w{0,20}|\binclude\w{0,20}|\binsert\w{0,20})\s?\(\s{0,4}(?:["'`][#.]?[\w-]{1,40}["'`]\s?,\s{0,3})?["'`](?:\$\{\w{1,20}\})?((?:\.{0,2}\/)?(?:[\w-]{1,40}\/){0,5}_?(?:[\w-]{0,20}[-_])?(?:head(?:er)?|foot(?:er)?|nav(?:bar|igation|menu)?|menu|topbar|sidebar|banner)(?:[-_][\w-]{0,20})?\.html?)\b/gi
const most_files = 10
/** Fewer links are a button that a script draws. */
const of_a_menu = 3

const none: FrameInCode = { menu: false, foot: false, foot_lines: [], address: false, files: [] }

/** What of the frame of pages a piece of code writes. */
export function frameInCode(text: string): FrameInCode {
  if (!puts_in.test(text)) return none
  const files = filesOfFrame(text)
  const links = linksInCode(text).length
  const has_foot = foot.test(text) && (links > 0 || text.includes('tel:') || text.includes('mailto:'))
  return {
    menu: links >= of_a_menu && (menu.test(text) || written_menu.test(text)),
    foot: has_foot,
    foot_lines: has_foot ? footInCode(text) : [],
    address: town_and_zip.test(text),
    files,
  }
}

/** The files of that kind that code fetches. */
export function filesOfFrame(text: string): string[] {
  if (!text.includes('.htm')) return []
  const found = new Set<string>()
  for (const [, file = ''] of text.matchAll(part_file)) {
    if (found.size >= most_files) break
    found.add(file)
  }
  return [...found]
}
