import { weekdayNamed } from '../hours-week.ts'
import type { OpenSpan, Weekday } from '../types/business-facts.ts'
import { range_pattern, spanOf } from './time-range.ts'

const fewest_days = 5
const most_lines = 40
const longest_cell = 24
const day_alone = /^\W*(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?\W*$/i
const range_alone = new RegExp(String.raw`^\W*(${range_pattern})\W*$`, 'i')
const time_alone = /^\W*(\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)|noon|midnight)\W*$/i
const closed = /^\W*(?:closed|—|–|-|n\/a)\W*$/i
const opens = /^\W*open(?:s|ing)?(?: time| at)?\W*$/i
const closes = /^\W*clos(?:e|es|ing)(?: time| at)?\W*$/i
const label = /^\W*(?:(?:office|store|shop|business|opening|our) )?(?:hours|times?)\W*$/i

/** Days above each other's times; `times` is null where what stands below the days is something else. */
export type Grid = { end: number; times: readonly (readonly [Weekday, readonly OpenSpan[]])[] | null }

type Line = { text: string; end: number }

function linesFrom(whole: string, at: number): Line[] {
  const found: Line[] = []
  let from = at
  while (found.length < most_lines && from < whole.length) {
    const stop = whole.indexOf('\n', from)
    const end = stop < 0 ? whole.length : stop
    const text = whole.slice(from, end).trim()
    if (text.length > longest_cell) break
    if (text !== '') found.push({ text, end })
    from = end + 1
  }
  return found
}

/** `Mon | Tue | … | Sun` over `8–5 | 8–5 | … | Closed`: a table whose columns are the days, its cells in lines of their own. */
export function gridAt(whole: string, at: number): Grid | null {
  const line_end = whole.indexOf('\n', at)
  if (line_end < 0 || line_end - at > 12) return null
  const lines = linesFrom(whole, at)
  const days: Weekday[] = []
  for (const { text } of lines) {
    const day = day_alone.test(text) ? weekdayNamed(text.replace(/^\W+/, '')) : null
    if (!day || days.includes(day)) break
    days.push(day)
  }
  if (days.length < fewest_days) return null
  const header_end = lines[days.length - 1]?.end ?? at
  return { end: header_end, times: null, ...timesBelow(lines.slice(days.length), days) }
}

function timesBelow(below: readonly Line[], days: readonly Weekday[]): Grid | null {
  const rest = below[0] && label.test(below[0].text) ? below.slice(1) : below
  const count = days.length
  return oneRow(rest, days, count) ?? twoRows(rest, days, count)
}

const spansIn = (text: string): readonly OpenSpan[] | null => {
  if (closed.test(text)) return []
  const span = spanOf(range_alone.exec(text)?.[1] ?? '')
  return span && [span]
}

const isTimes = (text: string): boolean => closed.test(text) || range_alone.test(text)

function oneRow(lines: readonly Line[], days: readonly Weekday[], count: number): Grid | null {
  const row = lines.slice(0, count).map(({ text }) => spansIn(text))
  const next = lines[count]?.text ?? ''
  // More rows are those of classes.
  if (row.length < count || row.some(spans => spans === null) || isTimes(next)) return null
  if (!row.some(spans => spans?.length)) return null
  return { end: lines[count - 1]?.end ?? 0, times: days.map((day, i) => [day, row[i] ?? []] as const) }
}

/** The same with when the door opens in one row, and when it closes in the next. */
function twoRows(lines: readonly Line[], days: readonly Weekday[], count: number): Grid | null {
  if (!opens.test(lines[0]?.text ?? '') || !closes.test(lines[count + 1]?.text ?? '')) return null
  const times = days.map((day, i): readonly [Weekday, readonly OpenSpan[]] | null => {
    const [from = '', to = ''] = [lines[i + 1]?.text, lines[count + 2 + i]?.text]
    if (closed.test(from) && closed.test(to)) return [day, []]
    const span = time_alone.test(from) && time_alone.test(to) ? spanOf(`${from} - ${to}`) : null
    return span && [day, [span]]
  })
  if (!times.every(one => one !== null)) return null
  return { end: lines[2 * count + 1]?.end ?? 0, times }
}
