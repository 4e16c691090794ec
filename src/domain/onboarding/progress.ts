import {
  isClosed,
  type OnboardingStep,
  onboardingSteps,
  type StepState,
  stepMinutes,
} from '#src/domain/onboarding/steps.ts'

/** A step that is not named is open. */
export type StepStates = Readonly<Partial<Record<OnboardingStep, StepState>>>

export type Progress = {
  /** How many of `total` steps are done or skipped. */
  closed: number
  total: number
  /** The sum of what the open steps take. */
  minutes_left: number
  /** The first open step, where whoever comes back goes on; null when all is finished. */
  next_step: OnboardingStep | null
}

/** How far setting up has come. */
export function progressOf(states: StepStates): Progress {
  const open = onboardingSteps.filter(step => !isClosed(states[step] ?? 'open'))
  return {
    closed: onboardingSteps.length - open.length,
    total: onboardingSteps.length,
    minutes_left: open.reduce((minutes, step) => minutes + stepMinutes[step], 0),
    next_step: open[0] ?? null,
  }
}

/** The first step that is open apart from this one: where to go on when this one is saved. */
export function stepAfter(step: OnboardingStep, states: StepStates): OnboardingStep | null {
  const at = onboardingSteps.indexOf(step)
  const others = [...onboardingSteps.slice(at + 1), ...onboardingSteps.slice(0, at)]
  return others.find(other => !isClosed(states[other] ?? 'open')) ?? null
}
