import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { CheckedLocations } from '#src/features/onboarding/parts/checked-locations.tsx'
import { checkOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { StepFrame } from '#src/features/onboarding/parts/step-frame.tsx'
import type { StepProps } from '#src/features/onboarding/parts/step-props.ts'
import { useStep } from '#src/features/onboarding/parts/use-step.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

/** What each location lacks, with the way to its fields. */
export function StepConfirm({ business, view, next }: StepProps) {
  const form = useStep({ business_id: business.id, step: 'confirm', view, next })
  const [page, setPage] = useState(1)
  const query = useQuery(checkOptions(business.id, page))
  return (
    <StepFrame form={form} may_skip={view.may_skip} label="I have checked them, go on">
      <ReadBlock query={query} what="Your locations">
        {({ locations, total, size }) =>
          total === 0 ? (
            <p className="border-y border-hairline py-6">No location is here yet. Add one in the step before.</p>
          ) : (
            <div className="grid gap-4">
              <CheckedLocations locations={locations} />
              {total > 1 && (
                <p className="text-soft">
                  The same for several of them?{' '}
                  <Link to={withBusiness('/client/locations', business.id)} className="prose-link">
                    Choose them in your locations
                  </Link>{' '}
                  and change them all at once.
                </p>
              )}
              {total > size && (
                <Pagination of="locations" page={page} page_size={size} total={total} onPage={setPage} />
              )}
            </div>
          )
        }
      </ReadBlock>
    </StepFrame>
  )
}
