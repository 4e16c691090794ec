import { stylesIn, type Tag, walkTags } from '#src/engines/audit/facts/walk-tags.ts'
import { hiddenByKit, onPhonesOnly } from './hidden-on-phones.ts'
import { rulesOf } from './hiding-rules.ts'

/** What one selector asks of an element: its name, or its classes, or both. */
type Asked = { name: string; classes: readonly string[] }
/** The element itself last, before it what it stands in. */
type Hidden = { asked: readonly Asked[]; shown: string }

/** What a style takes away on phones, and what anything in it brings back: by a click, a tick or a wider screen. */
export type MenuHiding = { hidden: readonly Hidden[]; back: readonly Asked[] }

const gone = /(?:^|;)\s*display\s*:\s*none\b/i
const there = /(?:^|;)\s*display\s*:\s*(?!none)\w/i
const plain = /^([a-z][a-z0-9]*)?((?:\.[\w-]{1,60}){0,3})$/i
/** A state that a click or the pointer brings about. */
const state =
  /:(?:checked|target|hover|focus|has\()|\[(?:aria|data)-|[.#][\w-]{0,40}(?:open|active|show|visible|expand|toggl|mobile|responsive|displayed|change)/i
const most = 100
const most_selectors = 5_000
/** Of all styles together; every tag is held against what remains of them. */
const most_of_all = 1_000

const classesOf = (written: string) => written.split('.').filter(Boolean)

function askedBy(selector: string): Asked[] | undefined {
  const parts = selector.trim().split(/\s*>\s*|\s+/)
  if (parts.length > 4) return undefined
  const asked: Asked[] = []
  for (const part of parts) {
    const [, name = '', classes = ''] = plain.exec(part) ?? []
    if (name === '' && classes === '') return undefined
    asked.push({ name: name.toLowerCase(), classes: classesOf(classes) })
  }
  return asked
}

/** The last part of a selector without its states. */
function lastOf(selector: string): Asked {
  const [, name = '', rest = ''] = /([a-z][a-z0-9]*)?([^\s>+~]*)$/i.exec(selector.trim()) ?? []
  return { name: name.toLowerCase(), classes: [...rest.matchAll(/\.([\w-]+)/g)].map(([, each = '']) => each) }
}

/** What of a style has to do with menus that are gone on phones. */
export function menuHiding(css: string): MenuHiding {
  const hidden: Hidden[] = []
  const back: Asked[] = []
  if (!css.includes('none') || !css.includes('max-width')) return { hidden, back }
  let selectors = 0
  for (const { selector, said, within } of rulesOf(css)) {
    if (selectors > most_selectors) break
    const is_gone = gone.test(said)
    if (!is_gone && !there.test(said)) continue
    const on_phones = onPhonesOnly(within)
    for (const one of selector.split(',')) {
      if (++selectors > most_selectors) break
      if (is_gone) {
        const asked = on_phones && hidden.length < most ? askedBy(one) : undefined
        if (asked) hidden.push({ asked, shown: one.trim().replace(/\s+/g, ' ').slice(0, 60) })
      } else if ((on_phones || state.test(one)) && back.length < most) back.push(lastOf(one))
    }
  }
  return { hidden, back }
}

/** Does an element answer to the name and to all classes? */
const answers = ({ name, classes }: Pick<Tag, 'name' | 'classes'>, asked: Asked): boolean =>
  (asked.name === '' || asked.name === name) && asked.classes.every(each => classes.includes(each))

function isHidden(tag: Tag, open: readonly Tag[], { asked }: Hidden): boolean {
  const last = asked.at(-1)
  if (!last || !answers(tag, last)) return false
  let at = asked.length - 2
  for (let depth = open.length - 1; depth >= 0 && at >= 0; depth--) {
    const [around, wanted] = [open[depth], asked[at]]
    if (around && wanted && answers(around, wanted)) at--
  }
  return at < 0
}

/** What may open a menu, or be another one for phones. */
const opener =
  /\b(?:class|id)=["'][^"'<>]{0,200}(?:burger|toggler|\btoggle\b(?!-)|(?:nav|menu)[\w-]{0,20}toggle|toggle[\w-]{0,20}(?:nav|menu)|menu-?(?:btn|button|icon|open|mobile|trigger)|nav-?(?:btn|button|icon|open|mobile|trigger)|(?:open|show)-?(?:menu|nav)|mobile(?!-?(?:cta|call|phone|book|quote)\b)|phone-?nav|drawer|off-?canvas|side-?(?:nav|bar|menu)|(?:bottom|sticky|floating)-?(?:nav|bar|menu)|tab-?bar|overlay-?menu)/i
/** The same of what stands at the top of the page. */
const opens_there =
  /\s(?:onclick|aria-(?:controls|expanded|haspopup)|popovertarget|role=["']?button)\b|toggle|trigger|collaps/i
const controls = new Set(['button', 'input', 'select', 'details', 'label'])
const other_goal =
  /\shref=["']?\s?(?!tel:|mailto:|sms:|javascript:|#["'\s>]|#(?:top|home)?["'\s>]|\/?(?:index\.html?)?["'\s>])\S/i
/** Fewer are no menu. */
const fewest_links = 3

export type MenuOnPhones = { links: number; hidden: number; by: string }

/** How many links the menu at the top of a page has, and by what those are hidden on phones that nothing brings back. */
export function menuOnPhones(html: string, loaded: readonly MenuHiding[]): MenuOnPhones {
  const sum = { links: 0, hidden: 0, by: '' }
  if (opener.test(html)) return sum
  const styles = [...stylesIn(html).map(menuHiding), ...loaded]
  const back = styles.flatMap(style => style.back)
  const comesBack = ({ asked }: Hidden) => {
    const last = asked.at(-1)
    return (
      last !== undefined &&
      back.some(one => one.name === last.name && last.classes.every(each => one.classes.includes(each)))
    )
  }
  const hidden = styles
    .flatMap(style => style.hidden)
    .slice(0, most_of_all)
    .filter(one => !comesBack(one))
    .slice(0, most)
  let has_button = false
  walkTags<{ by: string | undefined; top: boolean }>(html, {
    enter: (tag, open) => {
      const around = open.at(-1)?.made
      const top = around?.top === true || tag.name === 'nav' || tag.name === 'header'
      const by =
        around?.by ??
        (hiddenByKit(tag.classes)
          ? tag.classes.join(' ').slice(0, 60)
          : hidden.find(one => isHidden(tag, open, one))?.shown)
      if (top && (controls.has(tag.name) || opens_there.test(tag.attributes))) has_button = true
      if (top && tag.name === 'a' && other_goal.test(tag.attributes)) {
        sum.links++
        if (by !== undefined) {
          sum.hidden++
          sum.by ||= by
        }
      }
      return { by, top }
    },
  })
  return has_button || sum.hidden < fewest_links ? { links: sum.links, hidden: 0, by: '' } : sum
}
