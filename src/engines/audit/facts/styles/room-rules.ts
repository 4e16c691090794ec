import { type Element, matches, type Selector, selectorOf } from '#src/engines/audit/facts/contrast/selectors.ts'
import { rulesOf } from './hiding-rules.ts'
import { withoutComments } from './painted-pictures.ts'

/** What a rule says of the room of what it is about, and whether it hides it: `undefined` where it says nothing of it. */
type RoomRule = { selector: Selector; keeps: boolean | undefined; hides: boolean | undefined }
export type RoomRules = readonly RoomRule[]

const may_say = /height|aspect-ratio|position|display/
const height = /(?:^|;)\s*height\s*:\s*([^;]{1,60})/i
const ratio = /(?:^|;)\s*aspect-ratio\s*:\s*(?!auto)\S/i
const out_of_the_way = /(?:^|;)\s*position\s*:\s*(?:absolute|fixed)/i
const display = /(?:^|;)\s*display\s*:\s*([a-z-]{1,20})/i
const a_length = /^(?:calc\(|[\d.]+(?:px|r?em|vh|vw|pt|svh|dvh|ch)\b)/i
const most = 1_500

/** The rules of a style that keep room for something, or give it up again. */
export function roomRules(css: string): RoomRules {
  const found: RoomRule[] = []
  if (!may_say.test(css)) return found
  for (const { selector: list, said, within } of rulesOf(withoutComments(css))) {
    if (found.length >= most) return found
    if (/print|keyframes|@font-face/.test(within) || !may_say.test(said)) continue
    const of_screen = within.includes('@media')
    const written = height.exec(said)?.[1]?.trim()
    const holds = ratio.test(said) || out_of_the_way.test(said) || (written !== undefined && a_length.test(written))
    // What holds on some screens only gives nothing up on the others, and hides nothing there.
    const keeps = holds ? true : written === undefined || of_screen ? undefined : false
    const shown_as = display.exec(said)?.[1]?.toLowerCase()
    const hides = shown_as === undefined || (of_screen && shown_as === 'none') ? undefined : shown_as === 'none'
    if (keeps === undefined && hides === undefined) continue
    for (const one of list.split(',')) {
      const selector = selectorOf(one)
      if (selector && !selector.is_beside) found.push({ selector, keeps, hides })
    }
  }
  return found
}

const by_style = /\sstyle\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})')/i
const marked_hidden = /\shidden(?=[\s=]|$)/i

function styleOf({ attributes }: Element): string {
  const [, double, single] = by_style.exec(attributes) ?? []
  return double ?? single ?? ''
}

/** What the strongest rule that speaks of it says of an element. */
function isDecided(element: Element, rules: RoomRules, of: 'keeps' | 'hides'): boolean {
  const doesMatch = ({ selector }: RoomRule) => matches(selector, element) === 'yes'
  if (!rules.some(rule => rule[of] && doesMatch(rule))) return false
  let best: RoomRule | undefined
  for (const rule of rules) {
    if (rule[of] === undefined || (best && rule.selector.weight < best.selector.weight)) continue
    if (doesMatch(rule)) best = rule
  }
  return best?.[of] ?? false
}

/** Has it a height of its own, or does it stand out of the way of what is below it? */
export function keepsRoom(element: Element, rules: RoomRules): boolean {
  const own = styleOf(element)
  if (ratio.test(own) || out_of_the_way.test(own) || a_length.test(height.exec(own)?.[1]?.trim() ?? '')) return true
  return isDecided(element, rules, 'keeps')
}

/** Is it not drawn at all, as far as styles and attributes say? */
export function isUndrawn(element: Element, rules: RoomRules): boolean {
  if (marked_hidden.test(element.attributes)) return true
  const own = display.exec(styleOf(element))?.[1]
  if (own !== undefined) return own.toLowerCase() === 'none'
  return isDecided(element, rules, 'hides')
}
