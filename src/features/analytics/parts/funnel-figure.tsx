import { type Funnel, funnelSteps } from '#src/features/analytics/funnel-answers.ts'
import { difference } from '#src/features/analytics/parts/figure-words.ts'
import { funnelWords } from '#src/features/analytics/parts/funnel-words.ts'

/** A bar for each step, as wide as its share of the checks that were started; the words beside it say the same. */
export function FunnelFigure({ funnel }: { funnel: Funnel }) {
  const { totals, previous_totals } = funnel
  const widest = Math.max(1, ...funnelSteps.map(step => totals[step]))
  return (
    <dl className="border-t border-hairline">
      {funnelSteps.map(step => (
        <div key={step} className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[14rem_1fr]">
          <dt>
            {funnelWords[step].name}
            <span className="block text-sm text-soft">{funnelWords[step].definition}</span>
          </dt>
          <dd className="self-center">
            <span className="flex items-center gap-3">
              <span aria-hidden="true" className="h-4 w-full max-w-80 bg-sunk">
                <span
                  className="block h-full bg-[color-mix(in_srgb,var(--harbour)_65%,var(--paper))]"
                  style={{ width: `${(totals[step] / widest) * 100}%` }}
                />
              </span>
              <span className="font-display text-2xl font-semibold tabular-nums">{totals[step]}</span>
            </span>
            <span className="text-sm text-soft tabular-nums">
              {difference(totals[step], previous_totals[step])} · {previous_totals[step]} in the period before
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
