/** What is said of an offer, and what its figures come to. */
export type Slip = { said: string; is: string }

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?`
const every_sum = new RegExp(`${sum}(?![\\d%]|[.,]\\d)`, 'g')
const old_before =
  /\b(?:was|were|reg(?:ular(?:ly)?)?\.?(?: price)?|normally|usually|list price|originally|original price|retail(?: price)?|full price|old price|instead of):? $/i
const new_before =
  /\b(?:now|only|just|today|sale(?: price)?|special(?: price)?|new price|yours for|pay|you pay|for):?(?: only| just)? $/i
const saved_before = /\bsav(?:e|ings?)(?: of|:)?(?: over)? $/i
const saved_behind = /^ (?:off|savings|discount|rebate)\b/i
const arrow = /^ ?(?:→|➜|⇒|->|=>|—>|»)(?: now| only)? ?$/
const percent = /\b(?:(\d{1,2})% (?:off|discount|savings)|sav(?:e|ings?)(?: of)? (\d{1,2})%)/gi
const unsure = /\b(?:up to|or more|at least|extra|additional|starting|from|members?|each additional)\b/i

const dollars = (whole = '', cents = '00') => Number(`${whole.replaceAll(',', '')}.${cents}`)
export const shownSum = (value: number) => `$${Number.isInteger(value) ? value : value.toFixed(2)}`

type Part = { is: 'old' | 'new' | 'saved' | 'plain'; value: number; from: number; to: number }

function partsOf(text: string): Part[] {
  return [...text.matchAll(every_sum)].slice(0, 5).map(match => {
    const [from, to] = [match.index, match.index + match[0].length]
    const before = text.slice(Math.max(0, from - 24), from)
    const is =
      saved_before.test(before) || saved_behind.test(text.slice(to, to + 10))
        ? 'saved'
        : old_before.test(before)
          ? 'old'
          : new_before.test(before)
            ? 'new'
            : 'plain'
    return { is, value: dollars(match[1], match[2]), from, to }
  })
}

/** The price before and the price now: by their words, by an arrow, or side by side where a saving is told. */
function pricesOf(text: string, parts: readonly Part[], tells_saving: boolean): [old: Part, now: Part] | null {
  const [one, other, ...more] = parts.filter(({ is }) => is !== 'saved')
  if (!one || !other || more.length > 0) return null
  const between = text.slice(one.to, other.from)
  if (one.is === 'old' && other.is !== 'old') return other.is === 'new' || arrow.test(between) ? [one, other] : null
  if (other.is === 'old' && one.is === 'new') return [other, one]
  if (arrow.test(between) && one.is === 'plain') return [one, other]
  const is_beside = one.is === 'plain' && other.is !== 'old' && /^ ?(?:now )?(?:only )?$/i.test(between)
  return is_beside && tells_saving && one.value > other.value ? [one, other] : null
}

/** An offer whose saving is not that between its prices, or whose new price is the higher one. */
export function slipOfOffer(text: string): Slip | null {
  const parts = partsOf(text)
  if (parts.length < 2 || unsure.test(text)) return null
  const percents = [...text.matchAll(percent)].map(match => Number(match[1] ?? match[2]))
  const saved = parts.filter(({ is }) => is === 'saved')
  if (percents.length > 1 || saved.length > 1) return null
  const [off] = percents
  const [saving] = saved
  const prices = pricesOf(text, parts, off !== undefined || saving !== undefined)
  if (!prices) return null
  const [before, now] = prices
  const said = text
  if (now.value > before.value && before.is === 'old' && now.is === 'new')
    return { said, is: 'the price now is the higher one' }
  if (now.value >= before.value) return null
  if (saving && Math.abs(before.value - now.value - saving.value) > 1)
    return { said, is: `${shownSum(before.value - now.value)} are saved` }
  if (off === undefined) return null
  const is = before.value * (1 - off / 100)
  const near = Math.max(1, before.value * 0.01, is * 0.02)
  return Math.abs(is - now.value) > near ? { said, is: `it comes to ${shownSum(is)}` } : null
}

const due = /\b(?:deposit|down|up ?front|at signing|at booking|to start|to begin|in advance)\b/i
const rest_due = /\b(?:complet\w+|deliver\w+|final|balance|finished|midpoint|halfway|half way)\b/i
const no_schedule = /\b(?:cancel\w*|refund\w*|off|discount|tax|gratuity|interest|apr|financ\w+|fee|if|or|late)\b/i
/** "A deposit of 20%–30%" is one part, and nobody knows which. */
const span_of_percent = /\d ?%? ?(?:-|–|—|to|or) ?\d{1,3} ?%/
const every_percent = /\b(\d{1,3}) ?%/g

/** "50% deposit, 30% on delivery, 30% on completion": parts that are not the whole. */
export function slipOfSchedule(text: string): Slip | null {
  if (!due.test(text) || !rest_due.test(text) || no_schedule.test(text) || span_of_percent.test(text)) return null
  const parts = [...text.matchAll(every_percent)].map(([, value]) => Number(value))
  const all = parts.reduce((one, other) => one + other, 0)
  const rest_is_open = /\b(?:balance|rest|remain\w+)\b(?![^.]{0,20}%)(?<!%[^.]{0,20})/i.test(text)
  if (parts.length < 2 || parts.length > 5 || all === 100 || all > 200 || (rest_is_open && all < 100)) return null
  return { said: text, is: `the parts are ${all}% in all` }
}
