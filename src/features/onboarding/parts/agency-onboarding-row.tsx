import { Link } from 'react-router'
import type { z } from 'zod'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import type { onboardingPageSchema } from '#src/features/onboarding/schema.ts'
import { useTimeZone } from '#src/features/workspace/public.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { localTime } from '#src/ui/local-time.ts'

type Props = { onboarding: z.output<typeof onboardingPageSchema>['onboardings'][number] }

const daysInWords = (days: number) => (days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`)

/** Whole days at one step after which a client counts as stuck, and we ask what is wrong. */
export const stuckDays = 3

/** One client who is setting up: at which step, since when, and when they last did something. */
export function AgencyOnboardingRow({ onboarding }: Props) {
  const time_zone = useTimeZone()
  const { business_id, trade_name, next_step, since, days, last_activity_at, closed, total } = onboarding
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3">
      <div className="min-w-0">
        <Link
          to={`/admin/businesses/${business_id}#onboarding`}
          className="inline-flex min-h-11 items-center font-semibold no-underline wrap-anywhere hover:underline"
        >
          {trade_name}
        </Link>
        <p className="-mt-1 text-[0.9375rem]">
          {next_step ? onboardingWords[next_step].name : 'Handed over'}, since {localTime(since, time_zone)}
        </p>
        <p className="text-sm text-soft">
          {last_activity_at === null ? 'Nothing saved yet' : `Last saved ${localTime(last_activity_at, time_zone)}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-3 text-[0.9375rem] tabular-nums">
        <Badge tone={days >= stuckDays ? 'bad' : 'plain'}>{daysInWords(days)}</Badge>
        {closed} of {total} steps
      </p>
    </li>
  )
}
