import { onboardingWords } from '#src/content/onboarding-words.ts'
import { progressOf } from '#src/domain/onboarding/progress.ts'
import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { progressInWords, stepPath } from '#src/features/onboarding/parts/step-words.ts'

type Unfinished = {
  business_id: string
  trade_name: string
  closed: number
  total: number
  minutes_left: number
  next_step: OnboardingStep | null
}

type SettingUp = { has_business: boolean; unfinished: readonly Unfinished[] }

const anyTime = 'You can stop at any time and go on later.'

function needOf({ business_id, trade_name, next_step, ...progress }: Unfinished, several: boolean) {
  const whose = several ? trade_name : 'your business'
  const begun = progress.closed > 0
  const next = next_step === null ? '' : ` Next: ${onboardingWords[next_step].name}.`
  return {
    id: `onboarding-${business_id}`,
    title: begun ? `Finish setting up ${whose}` : `Set up ${whose}`,
    text: `${progressInWords(progress)}.${begun ? next : ` ${anyTime}`}`,
    action: begun ? 'Go on' : 'Begin',
    to: withBusiness(stepPath(), business_id),
  }
}

/** What waits on whoever has not finished setting up, a line for each business. */
export function onboardingNeeds({ has_business, unfinished }: SettingUp) {
  if (has_business) return unfinished.map(one => needOf(one, unfinished.length > 1))
  const text = `${progressInWords(progressOf({}))}. ${anyTime}`
  return [{ id: 'onboarding', title: 'Set up your business', text, action: 'Begin', to: stepPath() }]
}
