import { withoutComments } from './painted-pictures.ts'

/** Elements with these classes, in others with those of `within`, are invisible until they, or what they stand in, get the class `shown_by`. */
export type HidingRule = { classes: readonly string[]; within: readonly string[]; shown_by: string }

/** What a style hides so, and by their classes what it shows by itself. */
export type Hiding = { hides: readonly HidingRule[]; shows: readonly string[] }

type Rule = { selector: string; said: string; within: string }

/** Of one style; those behind are not looked at. */
export const most_rules = 5_000
const longest_selector = 300
const most = 40
/** Selectors looked into, of one style. */
const most_selectors = 2_000
/** Of what stands before a brace: a selector, or an at-rule with its conditions. */
const longest_head = 600
const hides = /(?:^|;)\s*(?:opacity\s*:\s*0?\.?0+|visibility\s*:\s*hidden)\s*(?:!important\s*)?(?:;|$)/i
const shows = /(?:^|;)\s*(?:opacity\s*:\s*1|visibility\s*:\s*visible)/i
const moving = /animation(?:-name)?\s*:(?!\s*none)/
/** One class, or a class that an element needs beside it; of what it stands in, by its class. */
const plain = /^(?:[a-z][a-z0-9]*)?(?:\.[\w-]{1,60}){1,3}(?::not\(\.[\w-]{1,60}\))?$/i
/** What waits for a click, or for its turn, is hidden on purpose. */
const waits =
  /menu|nav|modal|dialog|drawer|overlay|pop-?up|drop-?down|lightbox|tool-?tip|sidebar|sticky|stricky|toast|cookie|tab(?:s|-|$)|slide(?:r|s|$)|slide-?(?:item|show)|-slide\b|carousel|swiper|preload|loader|panel|accordion|collapse|search|caption|hover|back-?to-?top|scroll-?top|chat/i
/** By which a script says on the root that it runs: without scripts nothing is hidden. */
const says_script_runs =
  /^(?:js|has-js|js-(?:on|enabled|ready|loaded|anim\w*)|w-mod-js|scripts?|no-nojs|sr|anim-ready)$/i

/** Rules with the at-rules around them, in order. */
export function* rulesOf(css: string, longest_body = 2_000): Generator<Rule> {
  const around: string[] = []
  let from = 0
  let count = 0
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    const text = css.slice(from, index)
    from = index + 1
    if (brace === '{') {
      // What an import or another statement before it says ends with a semicolon.
      around.push(
        text
          .slice(text.lastIndexOf(';') + 1)
          .slice(-longest_head)
          .trim(),
      )
      if (around.length > 20) return
      continue
    }
    const selector = around.pop() ?? ''
    if (selector.startsWith('@') || selector === '') continue
    if (++count > most_rules) return
    yield {
      selector,
      said: text.slice(0, longest_body),
      within: around.join(' '),
    }
  }
}

type Asked = { last: string[]; before: string[]; not: string }

/** What one selector asks of an element and of what it stands in; undefined for what this cannot tell. */
function asked(selector: string): Asked | undefined {
  const parts = selector.trim().split(/\s*>\s*|\s+/)
  const last = parts.at(-1) ?? ''
  if (parts.length > 3 || !plain.test(last)) return undefined
  const not = /:not\(\.([\w-]+)\)/.exec(last)?.[1] ?? ''
  const classesOf = (part: string) =>
    [...part.replace(/:not\([^)]*\)/, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '')
  return { last: classesOf(last), before: parts.slice(0, -1).flatMap(classesOf), not }
}

export const keyOf = (classes: readonly string[]): string => [...classes].sort().join('.')

const does = (said: string) => (hides.test(said) ? 'hide' : shows.test(said) ? 'show' : undefined)

/** By which classes a style hides elements until a script gives them another class. */
export function hidingRules(style: string): Hiding {
  const hidden = new Map<string, Omit<HidingRule, 'shown_by'>>()
  const found: HidingRule[] = []
  const shown: { all: string[]; last: string[] }[] = []
  const by_itself = new Set<string>()
  let selectors = 0
  for (const { selector, said, within: around } of rulesOf(withoutComments(style))) {
    if (around.includes('keyframes') || selector.length > longest_selector) continue
    const doing = does(said)
    const moves = moving.test(said)
    if (doing === undefined && !moves) continue
    for (const one of selector.split(',')) {
      if (++selectors > most_selectors) break
      const what = asked(one)
      if (!what) continue
      const { last: classes, before: within, not } = what
      const key = keyOf(classes)
      if ((moves && within.length === 0) || (doing === 'show' && /scripting|print/.test(around))) by_itself.add(key)
      else if (doing === 'show') shown.push({ all: [...classes, ...within], last: classes })
      const is_general = around === '' || /prefers-reduced-motion:\s*no-preference/.test(around)
      if (doing !== 'hide' || !is_general || within.some(name => says_script_runs.test(name))) continue
      if (classes.some(name => waits.test(name)) || found.length >= most) continue
      if (not !== '') found.push({ classes, within, shown_by: not })
      else if (hidden.size < most) hidden.set(key, { classes, within })
    }
  }
  for (const rule of hidden.values()) {
    const shower = shown.flatMap(({ all, last }) =>
      rule.classes.every(name => last.includes(name))
        ? all.filter(name => !rule.classes.includes(name) && !rule.within.includes(name))
        : [],
    )[0]
    if (shower !== undefined) found.push({ ...rule, shown_by: shower })
  }
  return { hides: found, shows: [...by_itself] }
}
