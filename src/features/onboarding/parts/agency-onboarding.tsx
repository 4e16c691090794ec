import { useQuery } from '@tanstack/react-query'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { onboardingOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { StepSummary } from '#src/features/onboarding/parts/step-summary.tsx'
import { progressInWords, stepPath } from '#src/features/onboarding/parts/step-words.ts'
import { ReadBlock, useTimeZone } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { localTime } from '#src/ui/local-time.ts'

/** What one client has told while setting up, for the agency to read, and the way to help them with it. */
export function AgencyOnboarding({ business_id }: { business_id: string }) {
  const query = useQuery(onboardingOptions(business_id))
  const time_zone = useTimeZone()
  return (
    <AppSection id="onboarding" title="Onboarding">
      <ReadBlock query={query} what="The onboarding">
        {({ steps, location_names, handed_over_at, handed_over_by_name, invited, ...progress }) => (
          <>
            <p className="pt-4">
              {handed_over_at === null
                ? `${progressInWords(progress)}.`
                : `Handed over ${localTime(handed_over_at, time_zone)} by ${handed_over_by_name || 'somebody'}.`}
              {invited.length > 0 && ` Asked to help: ${invited.map(({ email }) => email).join(', ')}.`}
            </p>
            <details className="mt-1">
              <summary className="prose-link inline-flex min-h-11 items-center">What they told us</summary>
              <ul className="border-t border-hairline">
                {steps.map(view => (
                  <StepSummary key={view.step} view={view} location_names={location_names} />
                ))}
              </ul>
            </details>
            <div className="mt-3">
              <ButtonLink tone="outline" to={withBusiness(stepPath(), business_id)}>
                Help with this
              </ButtonLink>
            </div>
          </>
        )}
      </ReadBlock>
    </AppSection>
  )
}
