import { useQuery } from '@tanstack/react-query'
import { plans } from '#src/content/plans.ts'
import { countWished, monthlyDollars } from '#src/domain/onboarding/wished-plans.ts'
import { checkOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { PlanExceptions } from '#src/features/onboarding/parts/plan-exceptions.tsx'
import { StepFrame } from '#src/features/onboarding/parts/step-frame.tsx'
import type { StepProps } from '#src/features/onboarding/parts/step-props.ts'
import { useStep } from '#src/features/onboarding/parts/use-step.ts'
import { RadioCards } from '#src/ui/radio-cards.tsx'

const cards = plans.map(({ id, name, monthly_dollars, period, description }) => ({
  value: id,
  name: `${name}, $${monthly_dollars}${period} per location`,
  meaning: description,
}))

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** "2 × GROWTH and 1 × STARTUP". */
function mixInWords(counts: ReadonlyMap<string, number>): string {
  const parts = plans.filter(({ id }) => counts.has(id)).map(({ id, name }) => `${counts.get(id)} × ${name}`)
  return parts.join(' and ')
}

/** Which plan the client wishes for their locations. Nothing is bought here. */
export function StepPlans({ business, view, next }: StepProps) {
  const form = useStep({ business_id: business.id, step: 'plans', view, next })
  const { answers, faults, set } = form
  const total = useQuery(checkOptions(business.id, 1)).data?.total ?? 0
  const counts = countWished(answers, total)
  return (
    <StepFrame form={form} may_skip={view.may_skip}>
      <RadioCards
        legend={total > 1 ? 'Plan for your locations' : 'Plan for your location'}
        name="plan_for_all"
        cards={cards}
        chosen={answers.plan_for_all}
        error={faults.plan_for_all}
        onChoose={plan_for_all => set({ plan_for_all })}
      />
      {total > 1 && answers.plan_for_all !== null && (
        <PlanExceptions business_id={business.id} wished={answers} error={faults.exceptions} onChange={set} />
      )}
      {counts.size > 0 && (
        <p className="border-y border-hairline py-4">
          <span className="font-semibold">
            {mixInWords(counts)}: {dollars.format(monthlyDollars(counts, plans))} a month
          </span>{' '}
          once we agree on it. Nothing is charged now.
        </p>
      )}
    </StepFrame>
  )
}
