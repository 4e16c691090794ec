import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type Business, BusinessGate } from '#src/features/businesses/public.tsx'
import { formStartOptions } from '#src/features/locations/parts/detail/queries.ts'
import { FormOfLocation } from '#src/features/locations/parts/form/form-of-location.tsx'
import { typedInDraft } from '#src/features/locations/parts/form/saving/draft.ts'
import { emptyForm } from '#src/features/locations/parts/form/values.ts'
import { ReadBlock, screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'

export const meta = () => screenHead('/client/locations/new')

function NewLocation({ business: { id: business_id, trade_name } }: { business: Business }) {
  const navigate = useNavigate()
  const query = useQuery(formStartOptions({ business_id, location_id: 'new' }))
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Add a location"
        lead={`One shop, office or service area of ${trade_name}. Only the name has to be told at once; what is missing can follow.`}
      />
      <ReadBlock query={query} what="Your draft">
        {({ draft, has_others }) => (
          <FormOfLocation
            start={{
              business_id,
              location_id: undefined,
              saved: emptyForm,
              typed: typedInDraft(draft?.values ?? {}),
              version: null,
            }}
            draft_from={draft?.updated_at}
            has_others={has_others}
            onSaved={({ location }) => void navigate(`/client/locations/${location.id}`)}
          />
        )}
      </ReadBlock>
    </div>
  )
}

export default function NewLocationPage() {
  return <BusinessGate>{business => <NewLocation business={business} />}</BusinessGate>
}
