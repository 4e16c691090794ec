import { range_pattern, spanOf } from '#src/engines/audit/facts/business/time-range.ts'

const range = new RegExp(range_pattern, 'i')
const point = /^\W*(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?\W*$/i
/** When somebody may be rung up, and when something happens elsewhere. */
const of_others =
  /\b(?:call|calls|callback|reach|contact|phone|event|wedding|ceremony|party|flight|deliver\w*|emergenc\w*)\b/i
/** Sizes have numbers, too. */
const of_day = /\d ?[ap]\.?m?\b|\d:\d\d|\bnoon\b/i
/** One alone may be of another kind. */
const least = 2
/** So many points of time are those of visits; each lasts for some minutes. */
const least_points = 4

export const readTimesAmong = (value: number) => ({ opens: value & 0x7ff, closes: value >> 11 })

/** The minutes from the earliest to the latest time that a list of choices offers, with those two in its words. */
export function timesAmong(label: string, options: readonly string[]): { value: number; text: string } | null {
  if (of_others.test(label)) return null
  const spans = options.flatMap(text => {
    if (!of_day.test(text)) return []
    const found = spanOf(range.exec(text)?.[0] ?? '')
    return found && found.closes <= 1_440 ? [{ ...found, text, is_point: false }] : pointIn(text)
  })
  const points = spans.filter(({ is_point }) => is_point).length
  if (spans.length < (points > 0 ? least_points : least) || spans.length < options.length / 2) return null
  const first = spans.reduce((one, other) => (other.opens < one.opens ? other : one))
  const last = spans.reduce((one, other) => (other.closes > one.closes ? other : one))
  const text = first === last ? first.text : `${first.text}; ${last.text}`
  return { value: first.opens | (last.closes << 11), text }
}

function pointIn(text: string): { opens: number; closes: number; text: string; is_point: boolean }[] {
  const [, hours, minutes = '0', half] = point.exec(text) ?? []
  if (half === undefined || Number(hours) > 12) return []
  const at = (Number(hours) % 12) * 60 + Number(minutes) + (half.toLowerCase() === 'p' ? 720 : 0)
  return [{ opens: at, closes: at, text, is_point: true }]
}
