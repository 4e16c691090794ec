import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'
import type { Business } from '#src/features/businesses/public.tsx'
import type { StepView } from '#src/features/onboarding/schema.ts'

export type StepProps = {
  business: Business
  view: StepView
  /** Where to go on when this step is saved. */
  next: OnboardingStep
}
