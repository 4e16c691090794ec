import { withoutCode, withoutRemarks } from '#src/engines/audit/facts/contrast/without-code.ts'
import { type Tag, walkTags } from '#src/engines/audit/facts/walk-tags.ts'
import { most_rules, rulesOf } from './hiding-rules.ts'
import { pageStyles } from './page-styles.ts'
import { withoutComments } from './painted-pictures.ts'

/** An element by its name, or by one class or id, which a style makes so wide on any screen. */
type FixedRule = { name: string; px: number; shown: string }

/** What a style makes wide, and whose width it says anything else about; `unread` where it brings in another. */
export type WidthRules = { fixed: readonly FixedRule[]; eased: readonly string[]; unread: boolean }

/** Phones are narrower than this even when they lie on their side. */
const least_px = 640
const said_width = /(?:^|[;\s])width\s*:\s*(\d{3,4})px/i
const said_least = /(?:^|[;\s])min-width\s*:\s*(\d{3,4})px/i
const any_width = /(?:^|[;\s-])width\s*:/i
const limited = /max-width\s*:\s*(?!none)/i
/** What floats above the page is as wide as it is without anybody scrolling. */
const lies_above = /position\s*:\s*(?:absolute|fixed)/i
/** `body`, `#page`, `div.wrapper`: the name by which it is known. */
const simple = /^(?:(html|body|table)|[a-z]*([#.][\w-]{1,60}))$/i
/** Fonts make nothing wide. */
const brings_in = /@import(?![^;]{0,300}font)/i
/** A style that says more of widths is not read to its end. */
const most_selectors = 5_000

const parts = / *[ >+~] */

/** By which the element of a part of a selector is known: its last name, states and attributes left out. */
function nameOf(written: string): string {
  const [part = ''] = written.split(/[:[]/, 1)
  return part.slice(Math.max(part.lastIndexOf('.'), part.lastIndexOf('#'), 0)).toLowerCase()
}

/** By which what a selector speaks of is known; an element without a name of its own by what it stands in as well. */
function lastName(selector: string): string {
  const [last = '', around = ''] = selector.split(parts).map(nameOf).reverse()
  return /^[.#]/.test(around) && /^[a-z]/.test(last) ? `${around} ${last}` : last
}

/** What a style says of widths. */
export function widthRules(css: string): WidthRules {
  const fixed = new Map<string, FixedRule>()
  const eased = new Set<string>()
  let unread = brings_in.test(css)
  if (!css.includes('width')) return { fixed: [], eased: [], unread }
  let rules = 0
  let selectors = 0
  for (const { selector, said, within } of rulesOf(withoutComments(css))) {
    if (++rules >= most_rules) unread = true
    if (!any_width.test(said)) continue
    // No limit makes narrower what has a least width.
    const least = Number(said_least.exec(said)?.[1] ?? 0)
    const px = Math.max(least, limited.test(said) ? 0 : Number(said_width.exec(said)?.[1] ?? 0))
    const is_fixed = px >= least_px && within === '' && !lies_above.test(said)
    const written = selector.split(',', most_selectors)
    selectors += written.length
    if (selectors >= most_selectors) return { fixed: [], eased: [], unread: true }
    for (const one of written) {
      const shown = one.trim()
      const [, element, other] = simple.exec(shown) ?? []
      const name = (element ?? other)?.toLowerCase()
      if (is_fixed && name !== undefined && !fixed.has(name)) fixed.set(name, { name, px, shown })
      if (is_fixed) continue
      // What is said of every element is said of the wide ones too.
      if (shown.endsWith('*')) unread = true
      else eased.add(lastName(shown))
    }
  }
  return { fixed: [...fixed.values()], eased: [...eased], unread }
}

export type FixedWidth = { px: number; by: string }

/** The page itself and what its parts stand in: the body, and two levels below. */
const deepest = 3
/** So much of its text stands in what is too wide. */
const share = 0.6
const fewest_letters = 200
const in_style = /\sstyle\s*=\s*["'][^"']{0,200}?(?:^|[;\s"'])(?:min-)?width\s*:\s*(\d{3,4})px/i
const in_table = /\swidth\s*=\s*["']?(\d{3,4})(?:px)?["'\s>/]/i
const id = /\sid\s*=\s*["']?([\w-]{1,60})/i

const namesOf = ({ name, attributes, classes }: Tag): string[] => {
  const own = id.exec(` ${attributes}`)?.[1]
  return [...(own ? [`#${own}`] : []), ...classes.map(each => `.${each}`), name].map(each => each.toLowerCase())
}

/** A width that is written at the element; a style that speaks of tables overrules theirs. */
function writtenAt({ name, attributes }: Tag, eased: ReadonlySet<string>): FixedWidth | undefined {
  if (/max-width/i.test(attributes)) return undefined
  const px = Number(in_style.exec(attributes)?.[1] ?? 0)
  if (px >= least_px && !lies_above.test(attributes)) return { px, by: `<${name} style="… width: ${px}px …">` }
  const wide = name === 'table' && !eased.has('table') ? Number(in_table.exec(attributes)?.[1] ?? 0) : 0
  return wide >= least_px ? { px: wide, by: `<table width="${wide}">` } : undefined
}

/**
 * The width that styles, or the tags themselves, give to most of a page whatever the screen; undefined where there is none,
 * where anything else is said of that width, or where not all styles are known.
 */
export function fixedWidth(html: string, url: string, loaded: ReadonlyMap<string, WidthRules>): FixedWidth | undefined {
  const without_remarks = withoutRemarks(html)
  const known = pageStyles(without_remarks, url, loaded, widthRules)
  if (!known || known.kit || known.styles.some(({ unread }) => unread)) return undefined
  const eased = new Set(known.styles.flatMap(style => style.eased))
  const fixed = new Map(
    known.styles.flatMap(style => style.fixed).flatMap(rule => (eased.has(rule.name) ? [] : [[rule.name, rule]])),
  )
  const ruled = (names: readonly string[], around: readonly string[]): FixedWidth | undefined => {
    const rule = names.map(name => fixed.get(name)).find(one => one !== undefined)
    const is_eased = names.some(name => eased.has(name) || around.some(outer => eased.has(`${outer} ${name}`)))
    return rule && !is_eased ? { px: rule.px, by: rule.shown } : undefined
  }
  const whole = ruled(['html'], [])
  const letters = new Map<FixedWidth | undefined, number>()
  walkTags<FixedWidth | undefined>(withoutCode(without_remarks), {
    enter: (tag, open) => {
      const around = open.at(-1)?.made ?? whole
      if (around || open.length >= deepest) return around
      return ruled(namesOf(tag), open.flatMap(namesOf)) ?? writtenAt(tag, eased)
    },
    text: (text, { made }) => {
      letters.set(made, (letters.get(made) ?? 0) + text.length)
    },
  })
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0)
  const [widest] = [...letters].sort(([, one], [, other]) => other - one)
  return widest && all >= fewest_letters && widest[1] >= all * share ? widest[0] : undefined
}
