import type { ComponentType } from 'react'
import type { SavedStep } from '#src/features/onboarding/answers.ts'
import { StepBusiness } from '#src/features/onboarding/parts/step-business.tsx'
import { StepConfirm } from '#src/features/onboarding/parts/step-confirm.tsx'
import { StepGoals } from '#src/features/onboarding/parts/step-goals.tsx'
import { StepLocations } from '#src/features/onboarding/parts/step-locations.tsx'
import { StepPlans } from '#src/features/onboarding/parts/step-plans.tsx'
import type { StepProps } from '#src/features/onboarding/parts/step-props.ts'
import { StepVoice } from '#src/features/onboarding/parts/step-voice.tsx'

/** What is asked in each step. */
export const stepForms: Readonly<Record<SavedStep, ComponentType<StepProps>>> = {
  business: StepBusiness,
  locations: StepLocations,
  confirm: StepConfirm,
  goals: StepGoals,
  voice: StepVoice,
  plans: StepPlans,
}
