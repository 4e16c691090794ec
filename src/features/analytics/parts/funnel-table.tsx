import { ChevronRight } from 'lucide-react'
import { type Funnel, funnelSteps } from '#src/features/analytics/funnel-answers.ts'
import { longDay } from '#src/features/analytics/parts/day-words.ts'
import { funnelWords } from '#src/features/analytics/parts/funnel-words.ts'

/** The same day by day, the latest first; days without anything are left out. */
export function FunnelTable({ funnel }: { funnel: Funnel }) {
  const days = funnel.days.filter(day => funnelSteps.some(step => day[step] > 0)).toReversed()
  if (days.length === 0) return <p className="py-4 text-soft">No free check in this period.</p>
  return (
    <details className="group border-b border-hairline">
      <summary className="flex min-h-14 items-center gap-2 font-semibold">
        <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
        Free checks day by day
      </summary>
      <table className="mb-4 w-full border-collapse text-[0.9375rem] max-sm:text-sm">
        <thead className="text-sm text-soft shadow-[inset_0_-1px_0_var(--ink)]">
          <tr>
            <th scope="col" className="py-3 pr-2 text-left align-bottom font-normal">
              Day
            </th>
            {funnelSteps.map(step => (
              <th key={step} scope="col" className="px-1.5 py-3 text-right align-bottom font-normal last:pr-0">
                {funnelWords[step].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(day => (
            <tr key={day.day} className="border-b border-hairline">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                {longDay(day.day)}
              </th>
              {funnelSteps.map(step => (
                <td key={step} className="px-1.5 py-2.5 text-right tabular-nums last:pr-0">
                  {day[step]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
