import { stylesIn, type Tag, walkTags } from '#src/engines/audit/facts/walk-tags.ts'
import { rulesOf } from './hiding-rules.ts'

/** What one part of a selector asks of an element. */
type Asked = { name: string; classes: readonly string[]; id: string }

/** Of one style: what the pointer opens, what is hidden anywhere, and what anything else opens. */
export type HoverRules = {
  opened: readonly { over: Asked; shown: Asked; selector: string }[]
  hidden: readonly Asked[]
  /** Selectors that show something by focus, by a class that a script sets, or on other screens. */
  otherwise: readonly Asked[]
}

const over_it = /:hover\b/
const by_focus = /:focus(?:-within|-visible)?\b/
const by_state =
  /:(?:focus|target|checked|active|has|is|where)|\[(?:aria|data|open)|[.#][\w-]{0,40}(?:open|active|show|visible|expand|toggl|current|sfhover|hovered)/i
const shows = /(?:^|;)\s*(?:display\s*:\s*(?!none)\w|visibility\s*:\s*visible)/i
const hides = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const most = 60
const most_selectors = 5_000

function asked(part: string): Asked | undefined {
  const plain = part.replace(/:(?:hover|first-child|last-child|link|visited)\b/g, '')
  const [whole, name = '', rest = ''] = /^([a-z][a-z0-9]*)?((?:[.#][\w-]{1,60}){0,4})$/i.exec(plain) ?? []
  if (!whole) return undefined
  const classes = [...rest.matchAll(/\.([\w-]+)/g)].map(([, one = '']) => one)
  return { name: name.toLowerCase(), classes, id: /#([\w-]+)/.exec(rest)?.[1] ?? '' }
}

const partsOf = (selector: string) => selector.trim().split(/\s*[>+~]\s*|\s+/)

export function hoverRules(css: string): HoverRules {
  const opened: HoverRules['opened'][number][] = []
  const hidden: Asked[] = []
  const otherwise: Asked[] = []
  if (!css.includes(':hover')) return { opened, hidden, otherwise }
  let selectors = 0
  for (const { selector: list, said, within } of rulesOf(css)) {
    const is_shown = shows.test(said)
    if (!is_shown && !hides.test(said)) continue
    const narrow = /max-width|print|hover\s*:\s*none|pointer\s*:\s*coarse/.test(within)
    for (const selector of list.split(',')) {
      if (++selectors > most_selectors) return { opened, hidden, otherwise }
      const parts = partsOf(selector)
      const last = asked(parts.at(-1) ?? '')
      if (!last) continue
      if (!is_shown) {
        if (hidden.length < most * 4 && !over_it.test(selector)) hidden.push(last)
        continue
      }
      const at = parts.findIndex(part => over_it.test(part))
      const over = at >= 0 && at < parts.length - 1 ? asked(parts[at] ?? '') : undefined
      if (over && !by_focus.test(selector) && opened.length < most)
        opened.push({ over, shown: last, selector: selector.trim().replace(/\s+/g, ' ').slice(0, 80) })
      else if (!over_it.test(selector) && (by_state.test(selector) || narrow) && otherwise.length < most * 4)
        otherwise.push(last)
    }
  }
  return { opened, hidden, otherwise }
}

const id_written = /\sid\s*=\s*["']?([\w-]{1,60})/i

const isAsked = ({ name, classes, attributes }: Tag, one: Asked): boolean =>
  (one.name === '' || one.name === name) &&
  one.classes.every(each => classes.includes(each)) &&
  (one.id === '' || id_written.exec(attributes)?.[1] === one.id)

/** Does one say no more than the other? */
const isLike = (one: Asked, other: Asked): boolean =>
  (one.id !== '' && one.id === other.id) ||
  one.classes.some(each => other.classes.includes(each)) ||
  (one.classes.length === 0 &&
    other.classes.length === 0 &&
    one.id === '' &&
    other.id === '' &&
    one.name === other.name)

/** A list in a menu: how many links it has, its tag, the rule that opens it, and names by which a script might do so. */
export type HoverMenu = { links: number; shown: string; selector: string; names: readonly string[] }

const fewest_links = 2
const of_menu = /nav|menu/i
const leads_on = /\shref\s*=\s*["']?[^"'#\s>]/i
const code = /<script\b[^<>]{0,500}>([\s\S]{1,100000}?)<\/script>/gi

/** Code of the page itself has a word of one of the names. */
const isNamedInCode = (html: string, names: readonly string[]) =>
  [...html.matchAll(code)].some(([, said = '']) => names.some(name => said.includes(name)))

/** The first list of links in a page’s menu that nothing but the pointer opens, by all its styles. */
export function hoverMenu(html: string, loaded: readonly HoverRules[]): HoverMenu | undefined {
  const styles = [...stylesIn(html).map(hoverRules), ...loaded]
  const hidden = styles.flatMap(style => style.hidden).slice(0, most * 4)
  const otherwise = styles.flatMap(style => style.otherwise).slice(0, most * 4)
  const opened = styles
    .flatMap(style => style.opened)
    .slice(0, most)
    .filter(({ shown }) => hidden.some(one => isLike(one, shown)) && !otherwise.some(one => isLike(one, shown)))
  if (opened.length === 0) return undefined
  let found: (HoverMenu & { links: number }) | undefined
  walkTags<{ in_menu: boolean; in_list: boolean }>(html, {
    enter: (tag, open) => {
      const around = open.at(-1)?.made
      const { name, classes, attributes } = tag
      const in_menu =
        around?.in_menu === true || name === 'nav' || name === 'header' || classes.some(one => of_menu.test(one))
      if (around?.in_list) {
        if (found && name === 'a' && leads_on.test(attributes)) found.links++
        return { in_menu, in_list: true }
      }
      const by =
        in_menu && !found
          ? opened.find(({ over, shown }) => isAsked(tag, shown) && open.some(one => isAsked(one, over)))
          : undefined
      if (!by) return { in_menu, in_list: false }
      const shown = classes.length > 0 ? `<${name} class="${classes.join(' ')}">` : `<${name}>`
      const names = [...classes, ...open.flatMap(one => one.classes)]
      found = { links: 0, shown, selector: by.selector, names }
      return { in_menu, in_list: true }
    },
  })
  return found && found.links >= fewest_links && !isNamedInCode(html, found.names) ? found : undefined
}
