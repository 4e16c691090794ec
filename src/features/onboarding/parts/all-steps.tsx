import { Check, Circle, CircleDot, SkipForward } from 'lucide-react'
import { Link } from 'react-router'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import type { OnboardingStep, StepState } from '#src/domain/onboarding/steps.ts'
import { withBusiness } from '#src/features/businesses/public.tsx'
import type { Onboarding } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { progressInWords, stepPath, stepStateNames } from '#src/features/onboarding/parts/step-words.ts'
import { AppSection } from '#src/ui/app-section.tsx'

const marks: Record<StepState, typeof Check> = {
  open: Circle,
  in_progress: CircleDot,
  done: Check,
  skipped: SkipForward,
}

/** Every step with its state and its minutes, and how far all of it has come. */
export function AllSteps({ onboarding, here }: { onboarding: Onboarding; here: OnboardingStep }) {
  const { business_id, steps, closed, total } = onboarding
  return (
    <AppSection id="all-steps" title="All steps" lead={progressInWords(onboarding)}>
      <div aria-hidden="true" className="mt-3 h-2 rounded-full bg-sunk">
        <div className="h-full rounded-full bg-moss" style={{ width: `${(100 * closed) / total}%` }} />
      </div>
      <ol className="mt-2">
        {steps.map(({ step, state, minutes }) => {
          const Mark = marks[state]
          return (
            <li key={step}>
              <Link
                to={withBusiness(stepPath(step), business_id)}
                aria-current={step === here ? 'step' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 no-underline hover:bg-sunk aria-[current]:bg-sunk aria-[current]:font-semibold"
              >
                <Mark
                  aria-hidden="true"
                  className={`size-4.5 shrink-0 ${state === 'done' ? 'text-moss' : 'text-soft'}`}
                />
                <span className="min-w-0 flex-1">{onboardingWords[step].name}</span>
                <span className="text-sm font-normal text-soft">
                  {state === 'open' ? `${minutes} min` : stepStateNames[state]}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </AppSection>
  )
}
