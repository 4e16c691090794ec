import { type Day, daysOf } from '#src/domain/day.ts'
import type { Daily } from '#src/features/analytics/daily-answers.ts'
import { type Figures, noFigures, sumFigures } from '#src/features/analytics/figures.ts'
import type { Counted, DayAndSource } from '#src/features/analytics/read-daily.ts'

function sumBy(rows: readonly DayAndSource[], key: 'day' | 'source'): Map<string, Figures> {
  const groups = Map.groupBy(rows, row => row[key])
  return new Map([...groups].map(([name, group]) => [name, sumFigures(group)]))
}

function compareDays(current: Counted, previous: Counted): Daily['days'] {
  const [now, before] = [sumBy(current.rows, 'day'), sumBy(previous.rows, 'day')]
  const previousDays = daysOf(previous.period)
  return daysOf(current.period).map((day, n) => {
    const previous_day: Day = previousDays[n] ?? ''
    const figures = now.get(day) ?? noFigures
    return { day, ...figures, previous_day, previous: before.get(previous_day) ?? noFigures }
  })
}

function compareSources(current: Counted, previous: Counted): Daily['sources'] {
  const [now, before] = [sumBy(current.rows, 'source'), sumBy(previous.rows, 'source')]
  const sources = [...new Set([...now.keys(), ...before.keys()])].map(source => ({
    source,
    ...(now.get(source) ?? noFigures),
    previous: before.get(source) ?? noFigures,
  }))
  const weight = ({ contacts, sign_ups }: Figures) => contacts + sign_ups
  return sources.toSorted(
    (a, b) => weight(b) - weight(a) || weight(b.previous) - weight(a.previous) || a.source.localeCompare(b.source),
  )
}

/** Sets a period beside the one before: every day of it, also those without anything, and every source of either. */
export function compareDaily(current: Counted, previous: Counted, now: Date): Daily {
  const { from, to } = previous.period
  return {
    ...current.period,
    previous: { from, to },
    days: compareDays(current, previous),
    totals: sumFigures(current.rows),
    previous_totals: sumFigures(previous.rows),
    sources: compareSources(current, previous),
    counted_at: now.toISOString(),
  }
}
