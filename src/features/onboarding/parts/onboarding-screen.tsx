import { useQuery } from '@tanstack/react-query'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import { stepAfter } from '#src/domain/onboarding/progress.ts'
import { type OnboardingStep, onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { type Business, withBusiness } from '#src/features/businesses/public.tsx'
import { AllSteps } from '#src/features/onboarding/parts/all-steps.tsx'
import { InviteToStep } from '#src/features/onboarding/parts/invite-to-step.tsx'
import { type Onboarding, onboardingOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { stepForms } from '#src/features/onboarding/parts/step-forms.ts'
import { StepReview } from '#src/features/onboarding/parts/step-review.tsx'
import { stepPath } from '#src/features/onboarding/parts/step-words.ts'
import { ToldAnswers } from '#src/features/onboarding/parts/told-answers.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type Props = {
  business: Business
  /** The step in the address; undefined for the one where whoever comes back goes on. */
  wanted: string | undefined
}

function StepBody({
  business,
  onboarding,
  step,
}: {
  business: Business
  onboarding: Onboarding
  step: OnboardingStep
}) {
  const view = onboarding.steps.find(known => known.step === step)
  if (step === 'review' || !view) return <StepReview onboarding={onboarding} />
  if (!onboarding.may_change) {
    return (
      <div>
        <p className="text-soft">You can read this. An owner or a manager of the business can change it.</p>
        <ToldAnswers answers={view.answers} location_names={onboarding.location_names} />
      </div>
    )
  }
  const Form = stepForms[step]
  const states = Object.fromEntries(onboarding.steps.map(known => [known.step, known.state]))
  return <Form business={business} view={view} next={stepAfter(step, states) ?? 'review'} />
}

function OpenStep({
  business,
  onboarding,
  step,
}: {
  business: Business
  onboarding: Onboarding
  step: OnboardingStep
}) {
  const place = onboardingSteps.indexOf(step) + 1
  const { name, lead } = onboardingWords[step]
  return (
    <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid gap-7">
        <div>
          <p className="mb-1 text-sm font-semibold text-soft">
            Step {place} of {onboardingSteps.length}
          </p>
          <AppHeading title={name} lead={lead} />
        </div>
        <StepBody key={step} business={business} onboarding={onboarding} step={step} />
        {onboarding.may_invite && step !== 'review' && (
          <div className="-ml-5">
            <InviteToStep onboarding={onboarding} step={step} />
          </div>
        )}
      </div>
      <AllSteps onboarding={onboarding} here={step} />
    </div>
  )
}

/** Setting up a business: one step, and the way through all of them. */
export function OnboardingScreen({ business, wanted }: Props) {
  const query = useQuery({ ...onboardingOptions(business.id), enabled: business.scope === 'all' })
  if (business.scope !== 'all') {
    return (
      <div className="grid gap-8">
        <AppHeading title="Onboarding" lead={`Setting up ${business.trade_name}.`} />
        <EmptyState
          title="Not yours to do"
          text="Setting up is about the whole business, and you see some of its locations. An owner takes care of it."
          action={<ButtonLink to={withBusiness('/client/locations', business.id)}>To your locations</ButtonLink>}
        />
      </div>
    )
  }
  return (
    <ReadBlock query={query} what="Your onboarding">
      {onboarding => {
        const step = onboardingSteps.find(known => known === (wanted ?? onboarding.next_step ?? 'review'))
        if (step) return <OpenStep business={business} onboarding={onboarding} step={step} />
        return (
          <div className="grid gap-8">
            <AppHeading title="Onboarding" />
            <EmptyState
              title="There is no such step"
              text="The address names a step that does not exist."
              action={<ButtonLink to={withBusiness(stepPath(), business.id)}>Go on where you were</ButtonLink>}
            />
          </div>
        )
      }}
    </ReadBlock>
  )
}
