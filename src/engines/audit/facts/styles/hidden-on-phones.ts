import { stylesIn, walkTags } from '#src/engines/audit/facts/walk-tags.ts'
import { rulesOf } from './hiding-rules.ts'

/** Classes by which a style takes elements away on narrow screens. */
export type PhoneHiding = { hidden: readonly string[]; shown: readonly string[] }

/** Screens of phones are narrower. */
const narrow = { least: 360, most: 1100 }
const one_class = /^(?:[a-z][a-z0-9]*)?\.([\w-]{1,60})$/i
const width = /max-width\s*:\s*(\d{3,4})(?:\.\d+)?px/i
const beyond = /min-width\s*:/i
const gone = /(?:^|;)\s*display\s*:\s*none\b/i
const there = /(?:^|;)\s*display\s*:\s*(?!none)\w/i
const most = 200
/** Selectors looked into, of one style. */
const most_selectors = 5_000

/** Do the conditions around a rule hold on phones, and on no large screen? */
export function onPhonesOnly(within: string): boolean {
  const limit = Number(width.exec(within)?.[1] ?? 0)
  return limit >= narrow.least && limit <= narrow.most && !beyond.test(within)
}

/** What a style hides on phones; what anything shows there again, such as an open menu, is left out. */
export function phoneHiding(css: string): PhoneHiding {
  const hidden = new Set<string>()
  const shown = new Set<string>()
  if (!css.includes('none') || !css.includes('max-width')) return { hidden: [], shown: [] }
  let selectors = 0
  for (const { selector, said, within } of rulesOf(css)) {
    if (hidden.size > most || selectors > most_selectors) break
    const is_gone = gone.test(said)
    if (!is_gone && !there.test(said)) continue
    const on_phones = onPhonesOnly(within)
    for (const one of selector.split(',')) {
      if (++selectors > most_selectors) break
      const name = one_class.exec(one.trim())?.[1]
      if (is_gone && on_phones && name !== undefined) hidden.add(name)
      // By another class beside it, or by what it stands in, it comes back.
      if (!is_gone && (on_phones || name === undefined))
        for (const [, each = ''] of one.matchAll(/\.([\w-]+)/g)) shown.add(each)
    }
  }
  return { hidden: [...hidden], shown: [...shown] }
}

const to_call = /\shref=["']?\s?tel:/i

/** Bootstrap and Tailwind say it in the names of their classes. */
export const hiddenByKit = (classes: readonly string[]): boolean =>
  (classes.includes('d-none') && classes.some(name => /^d-(?:md|lg|xl)-(?!none)/.test(name))) ||
  (classes.includes('hidden') && classes.some(name => /^(?:md|lg|xl):(?:flex|block|inline|grid)/.test(name)))

export type CallsOnPhones = { calls: number; hidden: number; by: string }

/** How many links to call a page has, and by which class those are hidden on phones that all are. */
export function callsOnPhones(html: string, loaded: readonly PhoneHiding[]): CallsOnPhones {
  const styles = [...stylesIn(html).map(phoneHiding), ...loaded]
  const shown = new Set(styles.flatMap(style => style.shown))
  const hidden = new Set(styles.flatMap(style => style.hidden).filter(name => !shown.has(name)))
  const sum = { calls: 0, hidden: 0, by: '' }
  if (!html.includes('tel:')) return sum
  walkTags<string | undefined>(html, {
    enter: ({ name, attributes, classes }, open) => {
      const by = open.at(-1)?.made ?? (hiddenByKit(classes) ? classes.join(' ') : classes.find(one => hidden.has(one)))
      if (name !== 'a' || !to_call.test(attributes)) return by
      sum.calls++
      if (by === undefined) return by
      sum.hidden++
      sum.by ||= by
      return by
    },
  })
  return sum
}
