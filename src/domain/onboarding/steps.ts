/** What setting up a business takes, in the order in which it is asked. */
export const onboardingSteps = ['business', 'locations', 'confirm', 'goals', 'voice', 'plans', 'review'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

/** `open`: not begun. A step that is `done` or `skipped` is closed: it is not asked again, though it can be changed. */
export const stepStates = ['open', 'in_progress', 'done', 'skipped'] as const

export type StepState = (typeof stepStates)[number]

/** How long each step takes one person with one location, in minutes: our own estimate, and said as such. */
export const stepMinutes: Readonly<Record<OnboardingStep, number>> = {
  business: 2,
  locations: 6,
  confirm: 4,
  goals: 5,
  voice: 4,
  plans: 2,
  review: 2,
}

/** The work cannot begin without these. */
const needed: ReadonlySet<OnboardingStep> = new Set(['locations', 'confirm', 'review'])

export function maySkip(step: OnboardingStep): boolean {
  return !needed.has(step)
}

export function isClosed(state: StepState): boolean {
  return state === 'done' || state === 'skipped'
}

/** What a step is after it was saved as `wished`: saving what is still being written opens no closed step again. */
export function nextState(now: StepState, wished: Exclude<StepState, 'open'>): StepState {
  return wished === 'in_progress' && isClosed(now) ? now : wished
}
