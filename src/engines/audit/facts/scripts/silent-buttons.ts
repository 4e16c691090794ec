import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Buttons of one page that open something and do not say whether it is open: the first of them, and how many. */
export type SilentButtons = { of: 'questions' | 'menu'; line: number; text: string; count: number }

const question = /^(?=.{12,200}$)\S.*\?[\s\W_]{0,6}$/u
/** A sign that points down. */
const opens_list = /^\p{L}[\p{L}&’' -]{2,40}\s?[▾▼⌄˅🔽﹀∨]\s?$/u
/** One may be asked for something else. */
const least_questions = 3

/** Of pages without code that would say it for them. */
export function silentButtons({ buttons, scripts }: PageFacts): SilentButtons[] {
  if (buttons.length === 0 || scripts.length === 0 || scripts.some(({ tells_state }) => tells_state)) return []
  const silent = buttons.filter(({ expands, hidden, aria_hidden }) => !expands && !hidden && !aria_hidden)
  const asking = silent.filter(({ text }) => question.test(text))
  const menus = silent.filter(({ text, region }) => (region === 'nav' || region === 'header') && opens_list.test(text))
  const told = (of: SilentButtons['of'], found: typeof silent): SilentButtons[] => {
    const [first] = found
    return first ? [{ of, line: first.line, text: first.text, count: found.length }] : []
  }
  return [...(asking.length >= least_questions ? told('questions', asking) : []), ...told('menu', menus)]
}
