import type { Daily } from '#src/features/analytics/daily-answers.ts'
import { figureNames } from '#src/features/analytics/figures.ts'
import { difference, figureWords } from '#src/features/analytics/parts/figure-words.ts'

/** The figures of the period, each with the difference to the one before and with what it counts. */
export function FigureStrip({ totals, previous_totals }: Pick<Daily, 'totals' | 'previous_totals'>) {
  return (
    <dl className="grid border-y border-hairline sm:grid-cols-2 xl:grid-cols-4">
      {figureNames.map(name => (
        <div
          key={name}
          className="border-hairline py-5 not-last:border-b sm:px-5 sm:odd:border-r sm:odd:pl-0 sm:nth-last-[2]:border-b-0 xl:border-b-0! xl:not-last:border-r xl:nth-[3]:pl-5"
        >
          <dt className="text-sm text-soft">{figureWords[name].name}</dt>
          <dd className="mt-1">
            <span className="font-display text-3xl font-semibold tabular-nums">{totals[name]}</span>
            <span className="ml-3 text-sm text-soft tabular-nums">
              {difference(totals[name], previous_totals[name])} · {previous_totals[name]} before
            </span>
          </dd>
          <dd className="mt-2 text-sm text-soft">{figureWords[name].definition}</dd>
        </div>
      ))}
    </dl>
  )
}
