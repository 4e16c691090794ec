import { inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isEvent } from '#src/engines/audit/facts/business/ends-in-data.ts'
import { datesIn, type NamedDate } from '#src/engines/audit/facts/business/named-dates.ts'
import { range_pattern, spanOf } from '#src/engines/audit/facts/business/time-range.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { OpenSpan } from '#src/engines/audit/facts/types/business-facts.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

const ranges = new RegExp(range_pattern, 'gi')
const one_time = /\b(\d{1,2}(?::\d\d)?\s?[ap]\.?m)\b/gi
const iso = /^\s*20\d\d-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::\d\d)?(Z|[+-]00:?00)?)?/
/** Blocks below the name of an event that still speak of it. */
const below = 4
const most_events = 5
const longest = 600

type When = { month: number; day: number; minute: number | null }

/** A time of Greenwich was converted by a program, and is no time of the place. */
function whenOf(written: string): When | null {
  const [, month, day, hours, minutes, zone] = iso.exec(written) ?? []
  if (month === undefined || zone !== undefined) return null
  const minute = hours === undefined ? null : Number(hours) * 60 + Number(minutes)
  return { month: Number(month), day: Number(day), minute: minute === 0 ? null : minute }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** What the page says of an event: its own description in the data, and what stands below its name. */
function sayingsOf({ facts }: PageView, node: DataNode): { text: string; line: number; where: string }[] {
  const { blocks } = facts.text
  const name = plain(textOf(node, 'name'))
  const described = textOf(node, 'description').slice(0, longest)
  const at = name.length < 8 ? -1 : blocks.findIndex(({ text }) => text.length < 200 && plain(text).includes(name))
  const end = blocks.findIndex(({ element }, i) => i > at && /^h[1-3]$/.test(element))
  const own = at < 0 ? [] : blocks.slice(at, Math.min(at + 1 + below, end < 0 ? blocks.length : end))
  return [
    { text: described, line: node.line, where: 'its description' },
    {
      text: own
        .map(({ text }) => text)
        .join('\n')
        .slice(0, longest),
      line: blocks[at]?.line ?? 1,
      where: 'the page',
    },
  ].filter(({ text }) => /\d/.test(text))
}

/** The one span, or the one time, that a text tells; `null` for none and for several. */
function timeIn(text: string): OpenSpan | null {
  const spans = [...text.matchAll(ranges)].flatMap(([range]) =>
    /[ap]\.?\s?m|noon/i.test(range) ? (spanOf(range) ?? []) : [],
  )
  const [span, ...more] = spans
  if (span) return more.some(({ opens }) => opens !== span.opens) ? null : span
  const times = [...text.matchAll(one_time)]
  const [, time = ''] = times[0] ?? []
  const alone = times.length === 1 ? spanOf(`${time} - 11:59 pm`) : null
  return alone && { opens: alone.opens, closes: alone.opens }
}

function againstDate([date]: readonly NamedDate[], starts: When, ends: When | null): string | null {
  if (!date) return null
  const at = date.month * 100 + date.day
  const [from, to] = [starts.month * 100 + starts.day, (ends ?? starts).month * 100 + (ends ?? starts).day]
  return at >= from && at <= Math.max(from, to) ? null : date.shown
}

function conflictOf(text: string, starts: When, ends: When | null): string | null {
  const dates = datesIn(text)
  // Of one that comes again the data names the next.
  if (new Set(dates.map(({ month, day }) => `${month} ${day}`)).size > 1) return null
  const date = againstDate(dates, starts, ends)
  if (date !== null) return date
  const told = starts.minute === null ? null : timeIn(text)
  if (!told || starts.minute === null || told.opens === starts.minute) return null
  // Doors that open before it begins are told with both times, as a rule; this near, one may be theirs.
  if (Math.abs(told.opens - starts.minute) <= 60 && /\bdoors\b/i.test(text)) return null
  return inWords([told]).replace(/^(.+)–\1$/, '$1')
}

export const eventsAgainstPage: PageCheck = {
  id: 'schema-event-differs',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'An event has another time in your structured data than on the page',
  why: 'Search results show the one, the page the other, and half of the guests come when nobody is there.',
  mend: 'Enter in startDate and endDate what the page says, in the time of the place.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/event',
  look: page => {
    const events = page.facts.structured_data.nodes.filter(
      node => isEvent(node) && !node.properties.has('eventSchedule'),
    )
    if (events.length === 0 || events.length > most_events) return notApplicable
    const found = events.flatMap((node): Occurrence[] => {
      const written = textOf(node, 'startDate')
      const starts = whenOf(written)
      if (!starts) return []
      const ends = whenOf(textOf(node, 'endDate'))
      for (const { text, line, where } of sayingsOf(page, node)) {
        const says = conflictOf(text, starts, ends)
        if (says === null) continue
        const name = shortened(textOf(node, 'name'), 50)
        return [{ url: page.url, line, evidence: `“${name}”: startDate ${written.trim()}, ${where} says ${says}` }]
      }
      return []
    })
    return foundAll(found.slice(0, 3))
  },
}
