import type { ReactNode } from 'react'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import { isClosed } from '#src/domain/onboarding/steps.ts'
import { stepStateNames } from '#src/features/onboarding/parts/step-words.ts'
import { ToldAnswers } from '#src/features/onboarding/parts/told-answers.tsx'
import type { StepView } from '#src/features/onboarding/schema.ts'
import { useTimeZone } from '#src/features/workspace/public.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { localTime } from '#src/ui/local-time.ts'

type Props = { view: StepView; location_names: Readonly<Record<string, string>>; action?: ReactNode }

/** A step with its state, who saved it last, and what was told in it. */
export function StepSummary({ view, location_names, action }: Props) {
  const time_zone = useTimeZone()
  const { step, state, answers, updated_at, updated_by_name, updated_by_agency } = view
  const by = updated_by_agency ? `${updated_by_name} from the agency` : updated_by_name
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {onboardingWords[step].name}
          <Badge tone={isClosed(state) ? 'good' : 'waiting'}>{stepStateNames[state]}</Badge>
        </p>
        {action}
      </div>
      {updated_at !== null && (
        <p className="text-sm text-soft wrap-anywhere">
          Last saved {localTime(updated_at, time_zone)}
          {by !== '' && ` by ${by}`}
        </p>
      )}
      <ToldAnswers answers={answers} location_names={location_names} />
    </li>
  )
}
