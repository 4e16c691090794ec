import { lazy, Suspense } from 'react'
import type { Daily } from '#src/features/analytics/daily-answers.ts'
import type { FigureName } from '#src/features/analytics/figures.ts'
import { longDay } from '#src/features/analytics/parts/day-words.ts'
import { figureWords } from '#src/features/analytics/parts/figure-words.ts'

/** The figures stand before the code that draws them is here. */
const DailyChart = lazy(() => import('#src/features/analytics/parts/daily-chart.tsx'))

type Props = { daily: Daily; figure: FigureName }

function summary({ days, totals, previous_totals }: Daily, figure: FigureName): string {
  const most = days.reduce((top, day) => (day[figure] > top[figure] ? day : top))
  const peak = most[figure] > 0 ? ` Most came on ${longDay(most.day)}: ${most[figure]}.` : ''
  return `${figureWords[figure].name} by day: ${totals[figure]} in all, ${previous_totals[figure]} in the period before.${peak}`
}

/** A picture of one figure day by day. */
export function ChartFigure({ daily, figure }: Props) {
  const { name } = figureWords[figure]
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{name} by day</h2>
        <span aria-hidden="true" className="flex gap-4 text-sm text-soft">
          <span className="inline-flex items-center gap-2">
            <span className="size-3 bg-[color-mix(in_srgb,var(--harbour)_65%,var(--paper))]" /> this period
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="w-5 border-t-2 border-dashed border-ink" /> period before
          </span>
        </span>
      </figcaption>
      <div role="img" aria-label={summary(daily, figure)} className="mt-4 h-55">
        <Suspense fallback={<div className="h-full bg-sunk motion-safe:animate-pulse" />}>
          <DailyChart days={daily.days} figure={figure} name={name} />
        </Suspense>
      </div>
    </figure>
  )
}
