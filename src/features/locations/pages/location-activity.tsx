import { ActivityList } from '#src/features/activity/public.tsx'
import { useDetail } from '#src/features/locations/parts/detail/use-location.ts'
import { fieldName, valueInWords } from '#src/features/locations/parts/record-words.ts'
import { screenHead } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/locations/:id/activity')

export default function LocationActivityPage() {
  const { id, business_id } = useDetail().location
  return <ActivityList business_id={business_id} location_id={id} fieldName={fieldName} valueInWords={valueInWords} />
}
