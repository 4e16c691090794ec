import { DetailCompleteness } from '#src/features/locations/parts/detail/completeness.tsx'
import { DetailFacts } from '#src/features/locations/parts/detail/facts.tsx'
import { DetailJsonLd } from '#src/features/locations/parts/detail/json-ld.tsx'
import { useDetail } from '#src/features/locations/parts/detail/use-location.ts'
import { DetailWarnings } from '#src/features/locations/parts/detail/warnings.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/locations/:id')

export default function LocationOverviewPage() {
  const { location, completeness, warnings, may_change } = useDetail()
  return (
    <div className="grid gap-10">
      <DetailCompleteness id={location.id} completeness={completeness} may_change={may_change} />
      <DetailWarnings warnings={warnings} />
      <DetailFacts location={location} />
      <DetailJsonLd location={location} />
    </div>
  )
}
