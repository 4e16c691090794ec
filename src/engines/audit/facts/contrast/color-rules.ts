import { rulesOf } from '#src/engines/audit/facts/styles/hiding-rules.ts'
import { withoutComments } from '#src/engines/audit/facts/styles/painted-pictures.ts'
import { styleImports } from '#src/engines/audit/facts/styles/style-imports.ts'
import { type Selector, selectorOf } from './selectors.ts'

/** What decides how text comes out. */
const properties = [
  'color',
  'ground',
  'picture',
  'size',
  'weight',
  'display',
  'visibility',
  'opacity',
  'position',
  'covered',
  'odd',
] as const
export type Property = (typeof properties)[number]
export type Declaration = { property: Property; value: string; important: boolean }

export type ColorRule = {
  selector: Selector
  declarations: readonly Declaration[]
  /** Whether its conditions hold on a wide screen by day; `undefined` for those this cannot tell. */
  holds: true | undefined
  /** A rule of no layer comes before those of any. */
  layer: number
}

export type ColorStyle = {
  rules: readonly ColorRule[]
  /** Values that the style gives names to, by where: for the whole page, or for some elements only. */
  named: readonly { name: string; value: string; selector: Selector; holds: true | undefined }[]
  /** Something in it makes all else uncertain. */
  unread: boolean
}

const wide = 1280
const most_rules = 6_000
const longest_body = 20_000
const longest_list = 550
const longest_value = 1_000
const most_named = 5_000
const sorts: Readonly<Record<string, Property>> = {
  color: 'color',
  'background-color': 'ground',
  'background-image': 'picture',
  'font-size': 'size',
  'font-weight': 'weight',
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  position: 'position',
  'text-shadow': 'odd',
  '-webkit-text-fill-color': 'odd',
  'background-clip': 'odd',
  '-webkit-background-clip': 'odd',
  'mix-blend-mode': 'odd',
  filter: 'odd',
  '-webkit-text-stroke': 'odd',
  'font-variant': 'odd',
}
const without_effect = /^(?:none|normal|initial|unset|border-box|padding-box|small-caps|tabular-nums)$/
const said_of_ground =
  /(?:^|\s)(#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*(?:\([^()]*\)[^()]*)*\)|oklch\([^()]*\)|var\([^()]*(?:\([^()]*\)[^()]*)*\)|[a-z]{3,20})(?=\s|$)/gi
const of_other_matters =
  /^(?:no|repeat|fixed|scroll|local|center|top|bottom|left|right|cover|contain|border|padding|content|box|auto|none|round|space|inherit|initial|unset)$/i

/** "font: italic bold 11px/1.5 Arial". */
const size_in_font = /(?:^|\s)([\d.]{1,6}(?:px|pt|pc|rem|em|%))(?=[\s/])/

/** What of a shorthand is its picture, and what its color. */
function groundOf(value: string): { picture: string; ground: string } {
  if (/^(?:inherit|initial|unset|revert)$/.test(value)) return { picture: 'none', ground: 'transparent' }
  const has_picture = /url\(|gradient\(|image-set\(|element\(/i.test(value)
  if (has_picture) return { picture: value, ground: 'transparent' }
  const colors = [...value.matchAll(said_of_ground)]
    .map(([, one = '']) => one)
    .filter(one => !of_other_matters.test(one))
  return { picture: 'none', ground: colors.length > 1 ? '?' : (colors[0] ?? 'transparent') }
}

/** The declarations of a rule that decide how its text comes out, and the names it gives to values. */
export function declarationsIn(said: string): { found: Declaration[]; names: Map<string, string> } {
  const found: Declaration[] = []
  const names = new Map<string, string>()
  for (const one of said.split(';')) {
    const colon = one.indexOf(':')
    if (colon < 0) continue
    const property = one.slice(0, colon).trim()
    const written = one.slice(colon + 1).trim()
    if (property.startsWith('--')) {
      if (names.size < 500) names.set(property, written)
      continue
    }
    const name = property.toLowerCase()
    const important = /!\s*important$/i.test(written)
    const whole = important ? written.slice(0, written.lastIndexOf('!')).trim() : written
    const value = whole.length > longest_value ? '?' : whole
    if (name === 'background') {
      const { picture, ground } = groundOf(value)
      found.push({ property: 'picture', value: picture, important }, { property: 'ground', value: ground, important })
      continue
    }
    if (name === 'font') {
      const size = size_in_font.exec(value)?.[1] ?? '?'
      found.push({ property: 'size', value: size, important }, { property: 'weight', value: '?', important })
      continue
    }
    if (/^margin(?:-top|-bottom)?$/.test(name) && /(?:^|\s)-\d/.test(value)) {
      found.push({ property: 'position', value: 'moved', important })
      continue
    }
    if (/^(?:-webkit-)?backdrop-filter$/.test(name) && value !== 'none') {
      found.push({ property: 'position', value: 'moved', important })
      continue
    }
    if ((name === 'grid-area' || name === 'inset' || name === 'grid-row') && /^(?:1|0)\b/.test(value)) {
      found.push({ property: 'position', value: 'laid over', important })
      continue
    }
    const property_of = Object.hasOwn(sorts, name) ? sorts[name] : undefined
    if (property_of === undefined) continue
    if (property_of === 'odd' && without_effect.test(value)) continue
    found.push({ property: property_of, value, important })
  }
  return { found, names }
}

const em = 16
const of_fonts = /fonts?\.|font-?awesome|icons|typekit|fontshare/i

/** Do the conditions of a rule hold on a wide screen by day? */
function holdsOnWideScreens(condition: string): boolean | undefined {
  const text = condition.toLowerCase()
  if (text.includes(',')) {
    const each = text.split(',').map(holdsOnWideScreens)
    return each.includes(true) ? true : each.includes(undefined) ? undefined : false
  }
  if (/\bnot\b|\bor\b/.test(text)) return undefined
  if (/\bprint\b|\bspeech\b/.test(text)) return false
  let sure: true | undefined = true
  for (const [, feature = ''] of text.matchAll(/\(([^()]*)\)/g)) {
    const [, sort, limit = '0', unit] =
      /^\s*(min-width|max-width|width\s*[<>]=?)\s*:?\s*([\d.]+)(px|r?em)\s*$/.exec(feature) ?? []
    const pixels = Number(limit) * (unit === 'px' ? 1 : em)
    if (sort !== undefined) {
      const fits = sort.startsWith('min') || sort.includes('>') ? wide >= pixels : wide <= pixels
      if (!fits) return false
    } else if (
      /prefers-color-scheme\s*:\s*dark|reduced-motion\s*:\s*reduce|hover\s*:\s*none|pointer\s*:\s*coarse/.test(feature)
    )
      return false
    else if (/prefers-contrast|forced-colors|inverted-colors|orientation\s*:\s*portrait/.test(feature)) return false
    else if (!/prefers-color-scheme\s*:\s*light|reduced-motion|hover|pointer|orientation/.test(feature))
      sure = undefined
  }
  return sure
}

/** Commas within brackets part no selectors. */
function selectorsIn(list: string): string[] {
  if (!list.includes('(')) return list.split(',')
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at++) {
    const one = list[at]
    if (one === '(') depth++
    else if (one === ')') depth--
    else if (one === ',' && depth === 0) {
      parts.push(list.slice(from, at))
      from = at + 1
    }
  }
  parts.push(list.slice(from))
  return parts
}

const covering: readonly Declaration[] = [{ property: 'covered', value: 'covered', important: true }]

/** What stands before or after a text may lie under it, unless it is a line or a dot. */
const covers = (said: string): boolean =>
  /background|box-shadow/.test(said) &&
  /absolute|fixed|inset/.test(said) &&
  !/(?:^|[;\s])(?:height|width)\s*:\s*\d{1,2}(?:\.\d+)?px/.test(said)

/** ".bg-opacity-10{--tw-bg-opacity:0.1}": a class that does nothing but change what another one goes by. */
const alone = /\.[\w\\-]{1,60}\s{0,3}\{\s{0,3}(--[\w-]{1,60})\s{0,3}:[^;{}]{1,60};?\s{0,3}\}/g
const namesSetAlone = (css: string): Set<string> =>
  css.includes('opacity') ? new Set([...css.matchAll(alone)].map(([, name = '']) => name)) : new Set()

/** The rules of a style by which text and its ground get their colors, in order. */
export function colorRules(css: string): ColorStyle {
  const rules: ColorRule[] = []
  const named: ColorStyle['named'][number][] = []
  const layers: string[] = []
  const set_alone = namesSetAlone(css)
  // What another style says that it brings in is not known here.
  let unread = styleImports(css).some(({ address }) => !of_fonts.test(address))
  for (const { selector: list, said, within } of rulesOf(withoutComments(css), longest_body)) {
    if (rules.length > most_rules || named.length > most_named) return { rules, named, unread: true }
    if (within.includes('keyframes') || within.includes('@font-face') || within.includes('@page')) continue
    // A rule within a rule.
    if (list.includes('&') || (within !== '' && !within.startsWith('@'))) unread = true
    const conditions = within.split('@').filter(Boolean)
    let holds: boolean | undefined = true
    let layer = Number.POSITIVE_INFINITY
    for (const condition of conditions) {
      const fits = condition.startsWith('media')
        ? holdsOnWideScreens(condition.slice(5))
        : condition.startsWith('layer') || condition.startsWith('supports')
          ? true
          : undefined
      if (condition.startsWith('layer')) {
        const name = condition.slice(5).trim()
        if (!layers.includes(name)) layers.push(name)
        layer = layers.indexOf(name)
      }
      if (fits === false) holds = false
      else if (fits === undefined && holds) holds = undefined
    }
    if (holds === false) continue
    const { found, names } = declarationsIn(said)
    if (found.length === 0 && names.size === 0) continue
    // Longer lists were cut somewhere in their first selector.
    const selectors = selectorsIn(list).slice(list.length > longest_list ? 1 : 0)
    const own = found.map(one => ({ ...one, value: withOwnNames(one.value, names, set_alone) }))
    for (const one of selectors) {
      const selector = selectorOf(one)
      if (!selector) continue
      if (selector.is_beside) {
        if (covers(said)) rules.push({ selector, declarations: covering, holds, layer })
      } else if (own.length > 0) rules.push({ selector, declarations: own, holds, layer })
      if (!selector.is_beside) for (const [name, value] of names) named.push({ name, value, selector, holds })
    }
  }
  return { rules, named, unread }
}

/** Names that a rule gives itself, as builders of styles do, stand for themselves in it, unless another class may change them. */
function withOwnNames(value: string, names: ReadonlyMap<string, string>, set_alone: ReadonlySet<string>): string {
  if (names.size === 0 || !value.includes('var(')) return value
  return value.replace(/var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g, (whole, name: string) =>
    set_alone.has(name) ? whole : (names.get(name) ?? whole),
  )
}
