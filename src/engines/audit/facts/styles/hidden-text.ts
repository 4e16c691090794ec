import { stylesIn, type Tag, walkTags } from '#src/engines/audit/facts/walk-tags.ts'
import { type Hiding, type HidingRule, hidingRules, keyOf } from './hiding-rules.ts'

/** How much of a page such rules hide, and whether its main heading is among it. */
export type HiddenText = {
  chars: number
  of: number
  heading: string
  by: string
  /** Of the characters, those that a style attribute hides: nothing but a script takes it off again. */
  by_attribute: number
}

/** Whether an element is hidden, and by what; what of its text nobody reads as such; which classes that rules ask for are around. */
type State = { hidden: string; silent: boolean; around: ReadonlySet<string> }

const most_rules = 100
const nothing: ReadonlySet<string> = new Set()

const no_text = new Set('script style noscript template svg title textarea select nav footer'.split(' '))
const shown_without_scripts = /<noscript>\s{0,20}<style/i
/** Boxes of tabs and menus are not displayed until their turn; what is only transparent waits for a script to fade it in. */
const transparent =
  /\sstyle=(?:"[^"]{0,500}?|'[^']{0,500}?)(?<=["';\s])(opacity:\s{0,3}0(?:\.0+)?|visibility:\s{0,3}hidden)\s{0,3}(?:;|"|')/i
const moves_itself = /animation|hover/i
const moved_by_aos = /\sdata-aos=["']?(?:fade|zoom|flip|slide)/

const style_attribute = '[style]'

function isTransparent(attributes: string): boolean {
  if (!attributes.includes('style') || attributes.length > 2_000) return false
  return transparent.test(attributes) && !moves_itself.test(attributes)
}

/** The class or attribute by which an element is hidden; '' where it is not. */
function hiderOf(
  { classes, attributes }: Tag,
  around: ReadonlySet<string>,
  rules: readonly HidingRule[],
  has_aos: boolean,
) {
  if (has_aos && moved_by_aos.test(attributes)) return '[data-aos]'
  if (isTransparent(attributes)) return style_attribute
  if (classes.length === 0 || rules.length === 0) return ''
  const own = new Set(classes)
  const rule = rules.find(
    one =>
      one.classes.every(name => own.has(name)) &&
      !own.has(one.shown_by) &&
      one.within.every(name => around.has(name)) &&
      !around.has(one.shown_by),
  )
  return rule ? rule.classes.map(name => `.${name}`).join('') : ''
}

/** What stands in the HTML of a page and is invisible until a script comes, by the styles of the page and those it loads. */
export function hiddenText(html: string, loaded: readonly Hiding[]): HiddenText {
  const sum: HiddenText = { chars: 0, of: 0, heading: '', by: '', by_attribute: 0 }
  if (shown_without_scripts.test(html)) return sum
  const own = stylesIn(html).map(hidingRules)
  const by_itself = new Set([...own, ...loaded].flatMap(({ shows }) => shows))
  const rules = [...own, ...loaded]
    .flatMap(({ hides }) => hides.filter(one => !by_itself.has(keyOf(one.classes))))
    .slice(0, most_rules)
  const asked_for = new Set(rules.flatMap(({ within, shown_by }) => [...within, shown_by]))
  // Its style hides what bears this attribute until its script has come.
  const has_aos = /\baos(?:[-.@][\w.-]{0,20})?(?:\/dist\/aos)?\.css/i.test(html)
  if (rules.length === 0 && !has_aos && !transparent.test(html)) return sum
  let heading: 'to come' | 'open' | 'read' = 'to come'
  const of_heading = { chars: 0, hidden: 0, by: '' }
  const by_rule = new Map<string, number>()
  walkTags<State>(html, {
    enter: (tag, open) => {
      if (tag.name === 'h1' && heading === 'to come') heading = 'open'
      const outer = open.at(-1)?.made
      const around = outer?.around ?? nothing
      const added = tag.classes.filter(name => asked_for.has(name) && !around.has(name))
      return {
        silent: outer?.silent === true || no_text.has(tag.name),
        hidden: outer?.hidden || hiderOf(tag, around, rules, has_aos),
        around: added.length === 0 ? around : new Set([...around, ...added]),
      }
    },
    leave: name => {
      if (name === 'h1') heading = 'read'
    },
    text: (text, { made: { hidden, silent } }) => {
      if (silent) return
      sum.of += text.length
      if (heading === 'open') of_heading.chars += text.length
      if (hidden === '') return
      sum.chars += text.length
      by_rule.set(hidden, (by_rule.get(hidden) ?? 0) + text.length)
      if (heading !== 'open') return
      of_heading.hidden += text.length
      of_heading.by ||= hidden
    },
  })
  sum.by = [...by_rule].reduce((most, rule) => (rule[1] > most[1] ? rule : most), ['', 0])[0]
  sum.by_attribute = by_rule.get(style_attribute) ?? 0
  // Words that take turns in a heading are a part of it.
  if (of_heading.hidden * 2 > of_heading.chars) sum.heading = of_heading.by
  return sum
}
