import { plans } from '#src/content/plans.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

/** Which plan has the work in it, for who would rather not do it. */
export function MendByPlan({ plan: { id, feature } }: Pick<PresentedFinding, 'plan'>) {
  const plan = plans.find(candidate => candidate.id === id)
  if (!plan) return null
  return (
    <>
      We do it in {plan.name}, ${plan.monthly_dollars}
      {plan.period} for each location: {feature.replace(/\*+$/, '')}.
    </>
  )
}
