import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { type Business, BusinessGate, withBusiness } from '#src/features/businesses/public.tsx'
import { ImportList } from '#src/features/locations/parts/imports/list.tsx'
import { importOptions, importPath } from '#src/features/locations/parts/imports/queries.ts'
import { ImportUpload } from '#src/features/locations/parts/imports/upload.tsx'
import { DownloadButton, screenHead, useTimeZone } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/locations/import')

function Imports({ business: { id: business_id, role, scope } }: { business: Business }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const time_zone = useTimeZone()
  if (role === 'viewer' || scope !== 'all') {
    return (
      <EmptyState
        title="Only those who see every location can import"
        text="An import adds locations to the business. Ask an owner to do it, or to let you see and change all locations."
      />
    )
  }
  return (
    <>
      <ImportUpload
        business_id={business_id}
        onUploaded={uploaded => {
          queries.setQueryData(importOptions(uploaded.id).queryKey, uploaded)
          void navigate(withBusiness(importPath(uploaded.id), business_id))
        }}
      />
      <div className="grid justify-items-start gap-3">
        <p className="max-w-measure text-soft">
          A file from Google Business Profile is read as it is, and so is one you downloaded here. To begin with an
          empty one, take our template: its second row shows how cells are written. Delete that row before you send it.
        </p>
        <div className="flex flex-wrap gap-3">
          <DownloadButton
            path="/api/location-imports/template?format=xlsx"
            file_name="locations-template.xlsx"
            label="Download the template"
          />
          <DownloadButton
            path="/api/location-imports/template?format=csv"
            file_name="locations-template.csv"
            label="Template as CSV"
          />
        </div>
      </div>
      <ImportList business_id={business_id} time_zone={time_zone} />
    </>
  )
}

export default function ImportPage() {
  return (
    <BusinessGate>
      {business => (
        <div className="grid gap-8">
          <Link
            to={withBusiness('/client/locations', business.id)}
            className="prose-link inline-flex min-h-11 items-center gap-2 justify-self-start"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            All locations
          </Link>
          <AppHeading
            title="Import locations"
            lead={`Bring many locations of ${business.trade_name} at once, from a spreadsheet. You see what is right and mend what is not before anything is saved.`}
          />
          <Imports business={business} />
        </div>
      )}
    </BusinessGate>
  )
}
