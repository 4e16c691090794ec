import { ChevronRight } from 'lucide-react'
import type { Daily } from '#src/features/analytics/daily-answers.ts'
import { longDay, shortDay } from '#src/features/analytics/parts/day-words.ts'
import { FigureCells, FigureHeadings } from '#src/features/analytics/parts/figure-cells.tsx'

/** Narrow screens have no room for the year, which the top of the screen says. */
function DayText({ day }: { day: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="sm:hidden">{shortDay(day)}</span>
      <span className="hidden sm:inline">{longDay(day)}</span>
    </span>
  )
}

/** The same as the pictures, in figures, the latest day first. */
export function DayTable({ days }: { days: Daily['days'] }) {
  return (
    <details className="group border-y border-hairline">
      <summary className="flex min-h-14 items-center gap-2 font-semibold">
        <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
        Every day in figures
      </summary>
      <table className="mb-4 w-full border-collapse text-[0.9375rem]">
        <caption className="pb-3 text-left text-sm text-soft">
          Below each figure stands that of the same day of the period before.
        </caption>
        <FigureHeadings first="Day" />
        <tbody>
          {days.toReversed().map(({ day, previous_day, previous, ...now }) => (
            <tr key={day} className="border-b border-hairline align-top">
              <th scope="row" className="py-2.5 pr-1.5 text-left font-normal sm:pr-3">
                <DayText day={day} />
                <span className="block text-sm text-soft">
                  <DayText day={previous_day} />
                </span>
              </th>
              <FigureCells now={now} before={previous} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
