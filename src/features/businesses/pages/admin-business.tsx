import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { industryNames } from '#src/domain/business.ts'
import { businessOptions } from '#src/features/businesses/parts/business-queries.ts'
import { withBusiness } from '#src/features/businesses/parts/chosen-business.ts'
import { AgencyLocations } from '#src/features/locations/public.tsx'
import { AgencyOnboarding } from '#src/features/onboarding/public.tsx'
import { ReadBlock, screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'

export const meta = () => screenHead('/admin/businesses/:id')

export default function AdminBusinessPage() {
  const { id = '' } = useParams()
  const query = useQuery(businessOptions(id))
  return (
    <div className="grid gap-10">
      <Link to="/admin/businesses" className="prose-link inline-flex min-h-11 items-center gap-2 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All businesses
      </Link>
      {query.data === undefined && <AppHeading title="Business" />}
      <ReadBlock query={query} what="This business">
        {({ trade_name, legal_name, industry }) => (
          <>
            <AppHeading
              title={trade_name}
              lead={[legal_name, industryNames[industry]].filter(Boolean).join(', ')}
              action={
                <div className="flex flex-wrap gap-3">
                  <ButtonLink tone="outline" to={withBusiness('/client/business', id)}>
                    Details and people
                  </ButtonLink>
                  <ButtonLink tone="outline" to={withBusiness('/client/locations', id)}>
                    Open as the client sees it
                  </ButtonLink>
                </div>
              }
            />
            <AgencyOnboarding business_id={id} />
            <AgencyLocations business_id={id} />
          </>
        )}
      </ReadBlock>
    </div>
  )
}
