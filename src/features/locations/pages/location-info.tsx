import { useQuery } from '@tanstack/react-query'
import { DetailFacts } from '#src/features/locations/parts/detail/facts.tsx'
import { formStartOptions } from '#src/features/locations/parts/detail/queries.ts'
import { useDetail } from '#src/features/locations/parts/detail/use-location.ts'
import { FormOfLocation } from '#src/features/locations/parts/form/form-of-location.tsx'
import { typedInDraft } from '#src/features/locations/parts/form/saving/draft.ts'
import { formOf } from '#src/features/locations/parts/form/values.ts'
import { ReadBlock, screenHead } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/locations/:id/info')

/** The form with the draft of whoever opens it; who may change nothing reads what is told. */
function EditInfo() {
  const { location } = useDetail()
  const { id, business_id, version } = location
  const query = useQuery(formStartOptions({ business_id, location_id: id }))
  return (
    <ReadBlock query={query} what="Your draft">
      {({ draft, has_others }) => (
        <FormOfLocation
          start={{
            business_id,
            location_id: id,
            saved: formOf(location),
            typed: typedInDraft(draft?.values ?? {}),
            version: draft?.based_on_version ?? version,
          }}
          draft_from={draft?.updated_at}
          has_others={has_others}
          onSaved={() => {}}
        />
      )}
    </ReadBlock>
  )
}

export default function LocationInfoPage() {
  const { location, may_change } = useDetail()
  if (may_change) return <EditInfo />
  return (
    <div className="grid gap-6">
      <p className="text-soft">You can read this location. An owner or a manager of the business can change it.</p>
      <DetailFacts location={location} />
    </div>
  )
}
