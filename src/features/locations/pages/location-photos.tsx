import { useQueryClient } from '@tanstack/react-query'
import { LocationPhotos } from '#src/features/files/public.tsx'
import { useDetail } from '#src/features/locations/parts/detail/use-location.ts'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { screenHead } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/locations/:id/photos')

export default function LocationPhotosPage() {
  const { location } = useDetail()
  const queries = useQueryClient()
  return (
    <LocationPhotos location={location} onChanged={() => void queries.invalidateQueries({ queryKey: locationsKey })} />
  )
}
