import type { StepState } from '#src/domain/onboarding/steps.ts'

export const stepStateNames: Record<StepState, string> = {
  open: 'Not begun',
  in_progress: 'Begun',
  done: 'Done',
  skipped: 'Skipped',
}

/** "3 of 7 steps done, about 12 minutes left". */
export function progressInWords({
  closed,
  total,
  minutes_left,
}: {
  closed: number
  total: number
  minutes_left: number
}) {
  if (closed === total) return `All ${total} steps done`
  const minutes = `about ${minutes_left} minute${minutes_left === 1 ? '' : 's'}`
  return closed === 0 ? `${total} steps, ${minutes}` : `${closed} of ${total} steps done, ${minutes} left`
}

/** Where a step is done, by its own address; without one, the first that is open. */
export const stepPath = (step?: string) => (step === undefined ? '/client/onboarding' : `/client/onboarding/${step}`)
