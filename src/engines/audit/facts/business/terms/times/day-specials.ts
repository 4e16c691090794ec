import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { weekdayNamed, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

export const day_special = 'special of a day'

const entry =
  /^\W{0,3}((?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:['’]s)?(?: (?:specials?|nights?|deals?))?\s?[:–—-]\s?(?=\S.{3,120}$)/i
const heads = /\b(?:specials?|deals?|features?)\b/i
/** Rows of a timetable begin in the same way. */
const of_hours = /\d\s?[ap]\.?m\b|\d:\d\d|\bclosed\b|\bnoon\b|\bno special/i
/** Fewer are not what each day of the week has. */
const fewest_days = 4
/** Between the heading and the list a sentence may stand. */
const above = 3
const most_blocks = 400

/** What each day of the week is to bring, as a list under such a heading: the days by their number in the week. */
export function daySpecials(text: PageText): TermFact[] {
  if (!text.may(signal.weekday)) return []
  const { blocks } = text
  let run: TermFact[] = []
  const found: TermFact[] = []
  let headed = -1
  const end = () => {
    if (new Set(run.map(({ value }) => value)).size >= fewest_days) found.push(...run)
    run = []
  }
  for (const [at, { text: shown, line, offset, element, signals }] of blocks.entries()) {
    if (/^h[1-6]$/.test(element)) {
      end()
      headed = heads.test(shown) ? at : -1
      continue
    }
    const begins = run.length > 0 || (headed >= 0 && at - headed <= above)
    if (!begins || found.length > 0 || at > most_blocks) continue
    const day = (signals & signal.weekday) === 0 ? undefined : entry.exec(shown)?.[1]
    const named = day === undefined || of_hours.test(shown) ? null : weekdayNamed(day)
    if (named === null) end()
    else
      run.push({ line, offset, what: day_special, value: weekdays.indexOf(named), text: detached(shown.slice(0, 90)) })
  }
  end()
  return found
}
