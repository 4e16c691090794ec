import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { isSubscribed } from '#src/domain/subscription.ts'
import { useSignedIn } from '#src/features/accounts/public.tsx'
import { NoPlan } from '#src/features/audits/parts/of-location/no-plan.tsx'
import { SiteChecks } from '#src/features/audits/parts/of-location/site-checks.tsx'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { fieldPath, type LocationDetail, locationOptions } from '#src/features/locations/public.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

function NoWebsite({ location, may_change }: Pick<LocationDetail, 'location' | 'may_change'>) {
  const text = may_change
    ? 'The check reads the website of a location. Write its address into our record, and check it then.'
    : 'The check reads the website of a location. An owner or a manager of the business can write its address into our record.'
  const action = may_change && <ButtonLink to={fieldPath(location.id, 'website')}>Add the website</ButtonLink>
  return <EmptyState title="This location has no website yet" text={text} {...(action && { action })} />
}

function Opened({ location, may_change }: LocationDetail) {
  const { role } = useSignedIn()
  const { subscription_status, website } = location
  if (role !== 'admin' && !isSubscribed(subscription_status ?? '')) return <NoPlan status={subscription_status} />
  if (website === '') return <NoWebsite location={location} may_change={may_change} />
  return <SiteChecks location={location} may_change={may_change} />
}

/** Location SEO of one location: what its website says, for those whose plan is running. */
export function SeoOfLocation({ id }: { id: string }) {
  const query = useQuery(locationOptions(id))
  const location = query.data?.location
  const is_only = useLocation().state?.only === true
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {!is_only && (
        <Link
          to={location ? withBusiness('/client/location-seo', location.business_id) : '/client/location-seo'}
          className="prose-link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Choose a location
        </Link>
      )}
      <AppHeading
        title={location ? `Location SEO: ${location.name}` : 'Location SEO'}
        lead={
          location && (
            <>
              What its website says, and whether that is what{' '}
              <Link to={`/client/locations/${location.id}`} className="prose-link">
                our record
              </Link>{' '}
              says.
            </>
          )
        }
      />
      <ReadBlock query={query} what="This location" skeleton={<Skeleton lines={6} />}>
        {detail => <Opened {...detail} />}
      </ReadBlock>
    </div>
  )
}
