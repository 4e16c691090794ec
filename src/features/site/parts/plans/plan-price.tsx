import type { Plan } from '#src/domain/plan.ts'

/** "$99" large, "/month" small. */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <p className="flex items-baseline gap-1">
      <span className="font-display text-[2.65rem] leading-none font-semibold tracking-tight">{`$${plan.monthly_dollars}`}</span>
      <span className="text-soft">{plan.period}</span>
    </p>
  )
}
