import { useSearchParams } from 'react-router'
import { LocationChoice } from '#src/features/audits/parts/of-location/location-choice.tsx'
import { SeoOfLocation } from '#src/features/audits/parts/of-location/seo-of-location.tsx'
import { BusinessGate } from '#src/features/businesses/public.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/location-seo')

export default function LocationSeoPage() {
  const id = useSearchParams()[0].get('location')
  if (id) return <SeoOfLocation key={id} id={id} />
  return <BusinessGate>{business => <LocationChoice business_id={business.id} />}</BusinessGate>
}
