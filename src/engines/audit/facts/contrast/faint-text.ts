import { pageStyles } from '#src/engines/audit/facts/styles/page-styles.ts'
import { decodeText } from '../reading/decode.ts'
import { walkTags } from '../walk-tags.ts'
import { type ColorStyle, colorRules } from './color-rules.ts'
import { type Color, contrastOf, hexOf, over } from './colors.ts'
import type { Made } from './painter.ts'
import { painterOf } from './painter-of.ts'
import { rootOf } from './root-of.ts'
import { setsTheme } from './theme-by-script.ts'
import { withoutCode, withoutRemarks } from './without-code.ts'

/** Text that hardly stands out: its color and that of its ground, how much one differs from the other, and how much is needed. */
export type FaintText = {
  text: string
  color: string
  ground: string
  contrast: number
  needed: number
  texts: number
  line: number
}

/** What WCAG asks of text, and of large text. */
const needed_for = { text: 4.5, large: 3 }
const large = { plain: 24, bold: 18.66 }
const most = 40
const longest_text = 60
/** Signs and the numbers that steps are counted by are decoration. */
const says_nothing = /^[^\p{L}\d]*(?:\d{1,2}[^\p{L}\d]*)?$/u
/** The rest of a tag whose attributes hold what looks like its end. */
const is_code = /[<>{}]|="|=>|&&/

/** Tags that are opened as often as they are closed; no link stands in another, so that an end too many ends nothing. */
function isWellFormed(html: string): boolean {
  const count = (part: RegExp) => html.match(part)?.length ?? 0
  return count(/<span[\s>]/gi) === count(/<\/span[\s>]/gi) && count(/<a[\s>]/gi) <= count(/<\/a[\s>]/gi)
}

/** Whether nothing may lie between a text and the ground it was found to have. */
function isBare(element: Made): boolean {
  for (let at: Made | undefined = element; at; at = at.parent) {
    if (at.has_layers) return false
    if (at.has_own_ground) return true
  }
  return true
}

/** By this Bootstrap shows a part of the page, or all of it, in colors of the night. */
const night = /\sdata-bs-theme\s*=\s*["']?(?!light)/i

type Found = { element: Made; color: Color; ground: Color; contrast: number; needed: number; text: string; end: number }

function faint(element: Made, text: string): Omit<Found, 'end'> | undefined {
  const { color, ground, size, is_bold } = element
  if (!color || !ground || ground.length === 0) return undefined
  const is_large = size === undefined || is_bold === undefined || size >= large.plain || (is_bold && size >= large.bold)
  const needed = is_large ? needed_for.large : needed_for.text
  let best: { ground: Color; contrast: number } | undefined
  for (const one of ground) {
    const contrast = contrastOf(over(color, one), one)
    if (!best || contrast > best.contrast) best = { ground: one, contrast }
  }
  if (!best || best.contrast >= needed) return undefined
  return { element, color: over(color, best.ground), ...best, needed, text }
}

function lineOf(html: string, end: number): number {
  let line = 1
  for (let at = html.indexOf('\n'); at >= 0 && at < end; at = html.indexOf('\n', at + 1)) line++
  return line
}

/** Texts of a page that do not stand out from their ground, by the styles of the page and those it loads. */
export function faintTexts(html: string, url: string, loaded: ReadonlyMap<string, ColorStyle>): FaintText[] {
  const without_remarks = withoutRemarks(html)
  const known = pageStyles(without_remarks, url, loaded, colorRules)
  if (!known || setsTheme(html) || night.test(without_remarks) || known.styles.some(({ unread }) => unread)) return []
  const body = withoutCode(without_remarks)
  if (!isWellFormed(body)) return []
  const painter = painterOf(known, without_remarks)
  const root = painter.made(rootOf(body), undefined)
  const found: Found[] = []
  walkTags<Made>(body, {
    enter: (tag, open) => painter.made(tag, open.at(-1)?.made ?? root),
    text: (text, { made }, end) => {
      if (made.skipped || found.length >= most * 10 || text.length < 2) return
      const said = decodeText(text)
      if (says_nothing.test(said) || is_code.test(said)) return
      const one = faint(made, text)
      if (one) found.push({ ...one, end })
    },
  })
  if (painter.isTooMuch) return []
  const by_colors = new Map<string, FaintText>()
  for (const { element, color, ground, contrast, needed, text, end } of found) {
    if (!isBare(element)) continue
    const key = `${hexOf(color)} ${hexOf(ground)}`
    const same = by_colors.get(key)
    if (same) {
      same.texts++
      continue
    }
    if (by_colors.size >= most) break
    by_colors.set(key, {
      text: decodeText(text).slice(0, longest_text),
      color: hexOf(color),
      ground: hexOf(ground),
      contrast,
      needed,
      texts: 1,
      line: lineOf(body, end),
    })
  }
  return [...by_colors.values()].sort((one, other) => one.contrast - other.contrast)
}
