import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, Outlet, useParams } from 'react-router'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { DetailHeader } from '#src/features/locations/parts/detail/header.tsx'
import { locationOptions } from '#src/features/locations/parts/detail/queries.ts'
import { ReadBlock, screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const meta = () => screenHead('/client/locations/:id')

/** One location: who it is at the top, and below it the tab that is open. */
export default function LocationPage() {
  const { id = '' } = useParams()
  const query = useQuery(locationOptions(id))
  const business_id = query.data?.location.business_id
  return (
    <div className="grid gap-8">
      <Link
        to={business_id ? withBusiness('/client/locations', business_id) : '/client/locations'}
        className="prose-link inline-flex min-h-11 items-center gap-2 justify-self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All locations
      </Link>
      {query.data === undefined && <AppHeading title="Location" />}
      <ReadBlock query={query} what="This location" skeleton={<Skeleton lines={6} />}>
        {detail => (
          <>
            <DetailHeader location={detail.location} />
            <Outlet key={id} context={detail} />
          </>
        )}
      </ReadBlock>
    </div>
  )
}
