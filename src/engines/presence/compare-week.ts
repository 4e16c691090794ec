import { dayInWords, weekdayName } from '#src/domain/location/hours/hours-in-words.ts'
import { minutesOfDay, spanOf } from '#src/domain/location/hours/wall-time.ts'
import { type OpenRange, type RegularHours, weekdays } from '#src/domain/location/record/location-record.ts'
import type { OpenSpan, Weekday, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'
import type { ComparedDay } from '#src/engines/presence/compared-field.ts'

const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const satisfies readonly Weekday[]
const minutesOfWeek = 7 * minutesOfDay

/** A timetable that names this many days has told the whole week: the others are closed. */
const whole_week = 4

/** A day that ends at 23:59 ends at midnight. */
function untilMidnight({ opens, closes }: OpenSpan): OpenSpan {
  return { opens, closes: closes % minutesOfDay === minutesOfDay - 1 ? closes + 1 : closes }
}

function timeOf(minutes: number): string {
  if (minutes === minutesOfDay) return '24:00'
  const at = minutes % minutesOfDay
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

function rangesOf(spans: readonly OpenSpan[]): OpenRange[] {
  return spans.map(({ opens, closes }) => ({ opens: timeOf(opens), closes: timeOf(closes) }))
}

function spansOf(ranges: readonly OpenRange[]): OpenSpan[] {
  return ranges.map(range => {
    const { start, end } = spanOf(range)
    return { opens: start, closes: end }
  })
}

type Week = readonly (readonly OpenSpan[])[]

/** Every minute of a week in which it is open: two ways of writing one night out come to the same. */
function openMinutes(week: Week): Uint8Array {
  const open = new Uint8Array(minutesOfWeek)
  for (const [day, spans] of week.entries()) {
    for (const { opens, closes } of spans) {
      for (let minute = opens; minute < closes; minute++) open[(day * minutesOfDay + minute) % minutesOfWeek] = 1
    }
  }
  return open
}

const isSame = (one: Week, other: Week) => {
  const minutes = openMinutes(other)
  return openMinutes(one).every((open, minute) => open === minutes[minute])
}

const sorted = (spans: readonly OpenSpan[]) => spans.toSorted((one, other) => one.opens - other.opens)

const isSameDay = (one: readonly OpenSpan[], other: readonly OpenSpan[]) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** Do the hours of a record and a timetable of a site say the same, and what of each day? A day that a short timetable leaves out is not told. */
export function compareWeek(hours: RegularHours, week: WeekHours): { same: boolean; days: ComparedDay[] } {
  const told = Object.keys(week).length
  const ours = weekdays.map(day => spansOf(hours[day]).map(untilMidnight))
  const theirs = days.map(day => (week[day] ?? []).map(untilMidnight))
  const same = isSame(ours, theirs) && (told >= whole_week || days.every((day, at) => week[day] || !ours[at]?.length))
  return {
    same,
    days: weekdays.map((day, at) => {
      const short = days[at] ?? 'mo'
      const site = week[short] === undefined && told < whole_week ? 'not told' : dayInWords(rangesOf(week[short] ?? []))
      const same_day = same || isSameDay(ours[at] ?? [], theirs[at] ?? [])
      return { day: weekdayName(day), record: dayInWords(hours[day]), site, same: same_day }
    }),
  }
}

/** A timetable of a site in our words, a piece for each run of days with the same hours. Days that it leaves out are left out. */
export function siteWeekInWords(week: WeekHours): string {
  const runs: { from: string; to: string; last: number; hours: string }[] = []
  for (const [at, day] of weekdays.entries()) {
    const spans = week[days[at] ?? 'mo']
    if (!spans) continue
    const hours = dayInWords(rangesOf(spans))
    const name = weekdayName(day).slice(0, 3)
    const run = runs.at(-1)
    if (run?.last === at - 1 && run.hours === hours) Object.assign(run, { to: name, last: at })
    else runs.push({ from: name, to: name, last: at, hours })
  }
  return runs.map(({ from, to, hours }) => `${from === to ? from : `${from}–${to}`} ${hours}`).join('; ')
}
