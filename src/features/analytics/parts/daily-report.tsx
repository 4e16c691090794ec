import { Link } from 'react-router'
import { zoneInWords } from '#src/domain/zone-words.ts'
import type { Daily } from '#src/features/analytics/daily-answers.ts'
import { figureNames } from '#src/features/analytics/figures.ts'
import { ChartFigure } from '#src/features/analytics/parts/chart-figure.tsx'
import { DayTable } from '#src/features/analytics/parts/day-table.tsx'
import { periodWords } from '#src/features/analytics/parts/day-words.ts'
import { FigureStrip } from '#src/features/analytics/parts/figure-strip.tsx'
import { SourceTable } from '#src/features/analytics/parts/source-table.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { localTime } from '#src/ui/local-time.ts'

function isEmpty({ totals, previous_totals }: Daily): boolean {
  return figureNames.every(name => totals[name] === 0 && previous_totals[name] === 0)
}

function Nothing({ daily }: { daily: Daily }) {
  return (
    <EmptyState
      title="Nothing to count in this period"
      text={`Nobody wrote or signed up from ${periodWords(daily)}, nor in the period before. Each message from the contact form and each sign-up is counted here on its day.`}
      action={
        <Link to={{ search: 'days=365' }} className={buttonClass('outline')}>
          Show 365 days
        </Link>
      }
    />
  )
}

/** The counts of a period: in sum, drawn, by source and day by day. */
export function DailyReport({ daily }: { daily: Daily }) {
  return (
    <div className="grid gap-12">
      <p className="text-sm text-soft">
        {periodWords(daily)}, against {periodWords(daily.previous)}. Days begin at midnight. Time zone:{' '}
        {zoneInWords(daily.time_zone)}. Counted {localTime(daily.counted_at, daily.time_zone)}; a day that is not over
        counts as far as it went.
      </p>
      {isEmpty(daily) ? (
        <Nothing daily={daily} />
      ) : (
        <>
          <FigureStrip totals={daily.totals} previous_totals={daily.previous_totals} />
          <div className="grid gap-x-12 gap-y-12 xl:grid-cols-2">
            <ChartFigure daily={daily} figure="contacts" />
            <ChartFigure daily={daily} figure="sign_ups" />
          </div>
          <SourceTable sources={daily.sources} />
          <DayTable days={daily.days} />
        </>
      )}
    </div>
  )
}
