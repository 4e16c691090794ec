import { daysOf } from '#src/domain/day.ts'
import { figureNames, noFigures } from '#src/features/analytics/figures.ts'
import type { Counted } from '#src/features/analytics/read-daily.ts'
import { csvLine } from '#src/platform/http/csv.ts'

function linesOf(name: string, { period, rows }: Counted): string[] {
  const byDay = Map.groupBy(rows, row => row.day)
  return daysOf(period).flatMap(day =>
    (byDay.get(day) ?? [{ source: undefined, ...noFigures }]).map(row => {
      const source = row.source === '' ? 'unknown' : (row.source ?? '')
      return csvLine([name, day, source, ...figureNames.map(figure => row[figure])])
    }),
  )
}

/** Both periods as lines of CSV: one for each day and source, and one without source for a day without anything. */
export async function* dailyCsv(current: Counted, previous: Counted): AsyncGenerator<string, void> {
  yield csvLine(['period', `day (${current.period.time_zone})`, 'source', ...figureNames])
  yield linesOf('current', current).join('')
  yield linesOf('previous', previous).join('')
}
