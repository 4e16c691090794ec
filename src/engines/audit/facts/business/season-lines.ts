import { lastDay, month_pattern } from './last-day.ts'

/** "November - ", "May 25 to Sept. ", "Season: April 15 through November 1, ": a span of days of one year, with nothing else in its line. */
const span = new RegExp(
  String.raw`^\W*(?:([a-z][a-z ’'&]{2,40}?)[:,–—-]? )?(?:\b${month_pattern}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?) ?(?:-|–|—|to|through|thru|until) ?(?:${month_pattern}\.? ?)?(?:\d{1,2}(?:st|nd|rd|th)?)?,? ?$`,
  'i',
)
const says_when_open =
  /\b(?:seasons?|(?:our|opening|season(?:al)?|summer|winter|holiday|store|shop|farm|market) (?:hours|dates|days)|hours|open(?! house))\b/i
const is_over_by_itself = /\b(?:past|previous|last|former|archive\w*|history|results|records?|was|were|had)\b/i
const longest_above = 40

/** Is a line nothing but the span of days in which the business is open, by its own first words or by the line above? */
export function isSeason(before: string, above: string, behind: string): boolean {
  if (!/^\W*$/.test(behind)) return false
  const match = span.exec(before)
  if (!match || is_over_by_itself.test(above) || is_over_by_itself.test(before)) return false
  return says_when_open.test(match[1] ?? '') || (above.length <= longest_above && says_when_open.test(above))
}

const year = /\b20\d\d\b/

/** The seasons among the lines of a text, each with its last day. */
export function seasonsIn(lines: readonly string[]): { text: string; day: number; at: number }[] {
  return lines.flatMap((text, at) => {
    const match = year.exec(text)
    if (!match) return []
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    return isSeason(before, lines[at - 1] ?? '', behind)
      ? [{ text, day: lastDay(before, Number(match[0])).day, at }]
      : []
  })
}
