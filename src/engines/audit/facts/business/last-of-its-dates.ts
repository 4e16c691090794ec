import type { PageText } from '../finish/page-text.ts'
import type { Reading } from '../reading/reading.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import { daysIn, month_pattern } from './last-day.ts'

/** Pages that are there for what is to come, and for what is new, by the last part of their address. */
const of_events =
  /^(?:(?:our|upcoming|local|area|community|special)[-_]?)?(?:events?|calendar|happenings|what'?s[-_]?on|shows?|concerts|workshops|tour[-_]?dates)(?:[-_](?:calendar|and[-_]\w+|festivals|schedule|list))?$/
const of_news =
  /^(?:our[-_]?|latest[-_]?)?(?:news|updates|announcements|what'?s[-_]?new)(?:[-_](?:and[-_]?|n[-_]?)?(?:events|updates|announcements))?$/
const of_past = /\b(?:past|previous|archives?|recap|gallery|history|photos|press|media|newsletters?|in the news)\b/i
/** A day without its year may be of this one. */
const undated = new RegExp(
  String.raw`\b${month_pattern}\.? \d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:[-–&,]|and|to)? ?(?:(?:${month_pattern}\.? )?\d{1,2}(?:st|nd|rd|th)?)?,? ?20\d\d)`,
  'i',
)
const fewest_dates = 2
/** Amid so many dates with their year one without belongs to the same. */
const share_undated = 0.15
const most_blocks = 400

/** The last part of the address without its ending, as one would say it. */
function lastPart(url: string): string {
  const parts = (URL.parse(url)?.pathname ?? '').toLowerCase().split('/').filter(Boolean)
  return (parts.length === 1 ? (parts[0] ?? '') : '').replace(/\.\w{3,5}$/, '')
}

/** The last of the dates on a page that is called events or news; none where any date may be of this year. */
export function lastOfItsDates({ url, found }: Reading, { blocks }: PageText): ClaimFact[] {
  const part = lastPart(url)
  const about = of_events.test(part) ? 'ended' : of_news.test(part) ? 'latest' : null
  const title = found.titles[0]?.text ?? ''
  if (about === null || of_past.test(title) || blocks.length > most_blocks) return []
  const said = blocks.filter(({ region, in_nav }) => region !== 'footer' && !in_nav)
  if (said.some(({ text }) => of_past.test(text.slice(0, 40)))) return []
  const dates = said.flatMap(({ text, line, offset }) => daysIn(text).map(named => ({ ...named, line, offset })))
  if (said.filter(({ text }) => undated.test(text)).length > dates.length * share_undated) return []
  const [last] = dates.toSorted((one, other) => other.value - one.value)
  if (!last || dates.length < fewest_dates) return []
  const { line, offset, value, shown } = last
  return [{ line, offset, about, value, text: `${part}: the last date is ${shown}`, loud: false }]
}
