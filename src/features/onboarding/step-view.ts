import { progressOf } from '#src/domain/onboarding/progress.ts'
import { maySkip, type OnboardingStep, onboardingSteps, stepMinutes } from '#src/domain/onboarding/steps.ts'
import { noAnswers } from '#src/features/onboarding/answers.ts'
import type { StepView } from '#src/features/onboarding/schema.ts'
import type { StepRow } from '#src/features/onboarding/store.ts'

/** A step as people see it; one that nobody has begun as well. */
export function viewStep(step: OnboardingStep, row: StepRow | undefined): StepView {
  return {
    step,
    state: row?.state ?? 'open',
    minutes: stepMinutes[step],
    may_skip: maySkip(step),
    answers: { ...noAnswers[step], ...row?.answers },
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
    updated_by_name: row?.updated_by_name ?? '',
    updated_by_agency: row?.updated_by_agency ?? false,
  }
}

/** All steps in their order, and how far they have come. */
export function viewSteps(rows: readonly StepRow[]) {
  const steps = onboardingSteps.map(step =>
    viewStep(
      step,
      rows.find(row => row.step === step),
    ),
  )
  return { steps, ...progressOf(Object.fromEntries(steps.map(({ step, state }) => [step, state]))) }
}
