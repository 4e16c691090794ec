import { Link } from 'react-router'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import { isClosed } from '#src/domain/onboarding/steps.ts'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { HandOverForm } from '#src/features/onboarding/parts/hand-over-form.tsx'
import { HandedOver } from '#src/features/onboarding/parts/handed-over.tsx'
import type { Onboarding } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { StepSummary } from '#src/features/onboarding/parts/step-summary.tsx'
import { stepPath } from '#src/features/onboarding/parts/step-words.ts'
import type { StepView } from '#src/features/onboarding/schema.ts'

const textLink = 'prose-link inline-flex min-h-11 items-center text-[0.9375rem]'

function StillOpen({ business_id, steps }: { business_id: string; steps: readonly StepView[] }) {
  return (
    <div className="border-l-4 border-lamp py-1 pl-4">
      <p className="font-semibold">Finish these first, then hand over here:</p>
      <ul className="flex flex-wrap gap-x-6">
        {steps.map(({ step }) => (
          <li key={step}>
            <Link to={withBusiness(stepPath(step), business_id)} className={textLink}>
              {onboardingWords[step].name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All that was told, and the handing over to the agency. */
export function StepReview({ onboarding }: { onboarding: Onboarding }) {
  const { business_id, handed_over_at, handed_over_by_name, location_names, may_change } = onboarding
  const steps = onboarding.steps.filter(({ step }) => step !== 'review')
  const open = steps.filter(({ state }) => !isClosed(state))
  const may_hand_over = may_change && handed_over_at === null
  return (
    <div className="grid gap-8">
      {handed_over_at !== null && <HandedOver at={handed_over_at} by={handed_over_by_name} />}
      {may_hand_over && open.length > 0 && <StillOpen business_id={business_id} steps={open} />}
      <ul className="border-t border-hairline">
        {steps.map(view => (
          <StepSummary
            key={view.step}
            view={view}
            location_names={location_names}
            action={
              may_change && (
                <Link to={withBusiness(stepPath(view.step), business_id)} className={textLink}>
                  Change<span className="sr-only"> {onboardingWords[view.step].name}</span>
                </Link>
              )
            }
          />
        ))}
      </ul>
      {may_hand_over && open.length === 0 && <HandOverForm business_id={business_id} />}
    </div>
  )
}
