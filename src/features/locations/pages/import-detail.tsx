import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { BusinessGate, withBusiness } from '#src/features/businesses/public.tsx'
import { ImportView } from '#src/features/locations/parts/imports/view.tsx'
import { screenHead, useTimeZone } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/locations/import/:id')

export default function ImportDetailPage() {
  const { id = '' } = useParams()
  const time_zone = useTimeZone()
  return (
    <BusinessGate>
      {business => (
        <div className="grid gap-8">
          <Link
            to={withBusiness('/client/locations/import', business.id)}
            className="prose-link inline-flex min-h-11 items-center gap-2 justify-self-start"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            All imports
          </Link>
          <ImportView key={id} id={id} time_zone={time_zone} />
        </div>
      )}
    </BusinessGate>
  )
}
