import { useQuery } from '@tanstack/react-query'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { checkOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { StepFrame } from '#src/features/onboarding/parts/step-frame.tsx'
import type { StepProps } from '#src/features/onboarding/parts/step-props.ts'
import { useStep } from '#src/features/onboarding/parts/use-step.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'

const counted = (locations: number) => (locations === 1 ? '1 location is here.' : `${locations} locations are here.`)

/** The locations themselves: added on their own screen, counted here. */
export function StepLocations({ business, view, next }: StepProps) {
  const form = useStep({ business_id: business.id, step: 'locations', view, next })
  const query = useQuery(checkOptions(business.id, 1))
  return (
    <StepFrame form={form} may_skip={view.may_skip} label="That is all of them, go on">
      <ReadBlock query={query} what="Your locations">
        {({ total }) => (
          <div className="border-y border-hairline py-6">
            <p className="font-semibold">{total === 0 ? 'No location is here yet.' : counted(total)}</p>
            <p className="mt-1 max-w-measure text-soft">
              {total === 0
                ? 'Begin with one: it takes about five minutes, and what you type is kept as you go. Or bring all of them in a spreadsheet.'
                : 'Add another one, or go on. You can always add more later.'}
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <ButtonLink tone="outline" to={withBusiness('/client/locations/new', business.id)}>
                Add a location
              </ButtonLink>
              <ButtonLink tone="outline" to={withBusiness('/client/locations/import', business.id)}>
                Import a spreadsheet
              </ButtonLink>
              {total > 0 && (
                <ButtonLink tone="quiet" to={withBusiness('/client/locations', business.id)}>
                  See all locations
                </ButtonLink>
              )}
            </div>
            {form.faults.locations && (
              <p role="alert" className="mt-4 font-semibold text-clay">
                {form.faults.locations}
              </p>
            )}
          </div>
        )}
      </ReadBlock>
    </StepFrame>
  )
}
