import { plans } from '#src/content/plans.ts'
import { Sheet } from '#src/ui/sheet.tsx'

const mix = { startup: 6, growth: 2, dominator: 1 } as const

/** What nine shops on three plans cost in a month, added up line by line. */
export function PlanMixBill() {
  const lines = plans.map(plan => ({ plan, shops: mix[plan.id], dollars: mix[plan.id] * plan.monthly_dollars }))
  const total = lines.reduce((sum, line) => sum + line.dollars, 0)
  return (
    <Sheet caption="Nine shops, one month" note="Example">
      <dl className="px-5 py-1 tabular-nums">
        {lines.map(({ plan, shops, dollars }) => (
          <div key={plan.id} className="flex justify-between gap-4 border-b border-hairline py-3">
            <dt>{`${plan.name}, ${shops} at $${plan.monthly_dollars}`}</dt>
            <dd>{`$${dollars.toLocaleString('en-US')}`}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-3 font-semibold">
          <dt>A month</dt>
          <dd className="font-display text-2xl">{`$${total.toLocaleString('en-US')}`}</dd>
        </div>
      </dl>
    </Sheet>
  )
}
